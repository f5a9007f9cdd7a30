// Made from the Python structs by `make golden`. Do not edit.

export const VERSION = 2;

export type Asked = Act | Undo | Why | Hint | Threats | Call | Vote | Resume | HandBack | Resign | Leave | Say | Rematch | Look | Sight;
export type Heard = Whole | News | Presence | Done | NotDone | Reason | Advice | Warned | Gone;

/** A host's own content file: what it is called, and its text. The server says how long it may be. */
export interface ContentFile {
  name: string;
  text: string;
}

/** A host's choices. `rules`, `content` and `box` are the server's to fill in. `file`: the table is played with another deck or board than the game's own.  */
export interface NewTable {
  game: string;
  seats: Plan[];
  variant?: string | null;
  options?: Record<string, boolean | number | string>;
  clock?: PerGame | PerMove | null;
  watch?: "all" | "link" | "nobody";
  open?: boolean;
  talk?: boolean;
  hints?: boolean;
  absence?: number;
  language?: string;
  rules?: number;
  content?: string;
  several?: boolean;
  shuffle?: boolean;
  box?: string;
  file?: ContentFile | null;
  v?: number;
}

/** The host's plan for a seat: a person, somebody at the host's own screen, or a bot of a level. */
export interface Plan {
  kind: "bot" | "here" | "person";
  level: string;
  name: string;
}

/** A clock for the whole game: seconds for each seat, and more for each of its turns. */
export interface PerGame {
  kind: "game";
  seconds: number;
  increment: number;
}

/** Days for each turn, for slow games. */
export interface PerMove {
  kind: "days";
  days: number;
}

/** The name that a player wants to have. */
export interface Named {
  name: string;
}

/** Sit down at an open table: at that seat, or any that is free. */
export interface Joining {
  seat?: number | null;
}

/** Sit down where a link leads. */
export interface Sitting {
  name?: string;
}

/** A name and its passphrase: to keep it, or to sign in. */
export interface Signing {
  name: string;
  passphrase: string;
}

/** Another passphrase instead of the old one. */
export interface Changing {
  old: string;
  new: string;
}

/** Forget me: with the passphrase, where there is one, and meant. */
export interface Forgetting {
  sure: boolean;
  passphrase?: string;
}

/** A lesson that somebody wants: the one that was begun and not finished, unless `anew`. */
export interface Learning {
  game: string;
  language?: string;
  anew?: boolean;
}

/** Try again from a position of a finished game: after so many steps, at that seat, against bots. */
export interface Trying {
  step: number;
  seat: number;
  level?: string;
  language?: string;
}

/** The level of the bot that is given a free seat. */
export interface BotChoice {
  level?: string;
}

/** A seat's private notes. */
export interface Notes {
  text: string;
}

/** An option: either the values that are allowed, or the range of them. */
export interface OptionSeen {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  low: number | null;
  high: number | null;
  variants: string[];
}

/** A game on the shelf. */
export interface GameSeen {
  name: string;
  rules: number;
  content: string;
  variants: Record<string, number[]>;
  seats: number[];
  options: OptionSeen[];
  actions: number;
  threats: boolean;
  lesson: boolean;
  hides: boolean;
  board: string | null;
  style: string | null;
  box: string | null;
}

/** The games and the levels of their bots; tables wait at least `absence_least` for an absent player. */
export interface Shelf {
  games: GameSeen[];
  levels: string[];
  languages: string[];
  phrases: string[];
  absence_least: number;
  content_bytes: number;
  v: number;
}

/** A field or a row of a content file: `was` is empty if it is new, `now` if it is gone. */
export interface ContentChange {
  place: string;
  was: string;
  now: string;
}

/** A content file: its hash (the game's own, if nothing differs), and what it changes. `changes` has not more than the first few; `more` says how many are left out.  */
export interface ContentSeen {
  content: string;
  box: string;
  changes: ContentChange[];
  more: number;
  v: number;
}

/** The words of a language: Fluent sources, and names that the content gives, by the ids of messages. `facts` are the variables that all sentences of a game have: those of each variant with default options. The first variant is the standard one.  */
export interface WordsSeen {
  language: string;
  sources: string[];
  names: Record<string, string>;
  facts: Record<string, Record<string, boolean | number | string>>;
  v: number;
}

/** One picture of a figure: a view, and the moves that it shows as possible. */
export interface FrameSeen {
  view: any;
  moves: Move[];
}

/** A possible decision: its number, and the pieces in the order in which a player points at them. `details` are further arguments of its sentence, which nobody points at: whom it hires, what it costs.  */
export interface Move {
  action: number;
  move: Record<string, any>;
  details?: Record<string, any>;
}

/** A figure of the rules: its chapter, the part of the board, and its viewer (null: a spectator). */
export interface FigureSeen {
  id: string;
  chapter: string;
  part: string;
  width: number;
  seat: number | null;
  frames: FrameSeen[];
}

/** The figures of a game's rules; `figure-ID` in its words says what one shows. */
export interface Figures {
  figures: FigureSeen[];
  v: number;
}

/** A lesson from beginning to end: what its learner is sent at first, and after each decision. */
export interface Recording {
  whole: Whole;
  news: News[];
  v: number;
}

/** Everything that the viewer may know: sent on joining, and when asked for. */
export interface Whole {
  type: "whole";
  now: number;
  table: string;
  setup: Setup;
  you: number | null;
  host: boolean;
  seats: SeatSeen[];
  here: Here;
  steps: number;
  actor: number;
  view: any;
  moves: Move[];
  forced: boolean;
  prompt: Message | null;
  undo: Message | null;
  log: Told[];
  chat: Line[];
  clock: ClockSeen | null;
  vote: VoteSeen | null;
  paused: boolean;
  ending: EndingSeen | null;
  rematch: string;
  offers: number[];
  notices: Notice[];
  lesson: LessonSeen | null;
  origin: OriginSeen | null;
  facts: Record<string, boolean | number | string>;
  v: number;
  seq: number;
}

/** The host's choices. `rules` and `content` identify the game as it was when the table was opened. `box` is what the host calls a content of their own; empty: the game's own content.  */
export interface Setup {
  game: string;
  seats: Plan[];
  variant: string | null;
  options: Record<string, boolean | number | string>;
  clock: PerGame | PerMove | null;
  watch: "all" | "link" | "nobody";
  open: boolean;
  talk: boolean;
  hints: boolean;
  absence: number;
  language: string;
  rules: number;
  content: string;
  several: boolean;
  shuffle: boolean;
  box: string;
}

/** A seat as everybody sees it; `yours` says whether it is the reader's own. */
export interface SeatSeen {
  kind: "bot" | "here" | "person";
  level: string;
  name: string;
  taken: boolean;
  yours: boolean;
  stand_in: string;
  out: boolean;
  former: boolean;
  registered: boolean;
  resigned: boolean;
}

/** The presence of players: for each seat None, or since when it is away; and the number of spectators. */
export interface Here {
  away: (number | null)[];
  watchers: number;
}

/** A sentence by its id and arguments; a client says it in its reader's language. */
export interface Message {
  id: string;
  arguments: Record<string, any>;
}

/** An event as a viewer knows it: the step, the actor (-1: chance), and the redacted event. */
export interface Told {
  step: number;
  actor: number;
  event: Record<string, any>;
}

/** A line of table talk. */
export interface Line {
  seq: number;
  seat: number;
  at: number;
  text: string;
  phrase: string;
}

/** Milliseconds left for each seat, at the message's `now`; they run for one seat, or for nobody. */
export interface ClockSeen {
  left: number[];
  running: number | null;
}

/** A vote that is open; for a take-back, `step` is the first step that would be taken back. */
export interface VoteSeen {
  vote: "abandon" | "pause" | "stand-in" | "take-back";
  seat: number;
  voters: number[];
  votes: Record<number, boolean>;
  needed: number;
  subject: number | null;
  level: string;
  keep: number;
  step: number;
}

/** The end of a game: played, time, resigned, abandoned or closed; and each seat's result, if any. */
export interface EndingSeen {
  reason: string;
  returns: number[];
}

/** Something beside the game that everybody at the table is told: a decision taken back, a refused vote. `seq` is the number of its entry, `step` the number of steps of the match before it.  */
export interface Notice {
  seq: number;
  step: number;
  message: Message;
}

/** A lesson: its steps, and the learner's move at each step of the match (-1: another actor's). */
export interface LessonSeen {
  steps: LessonStep[];
  moves: number[];
}

/** One thing that a lesson says, the parts of the board it is about, and the step that it is done with. */
export interface LessonStep {
  words: string;
  point: string[];
  until: number;
}

/** The finished game that this one goes on from, and the number of steps that it took over. */
export interface OriginSeen {
  table: string;
  step: number;
}

/** The changes since the message with the number `since`; fields that have not changed are left out. `view` holds the changed fields of the view, whole. The log goes on after step `keep`.  */
export interface News {
  type: "news";
  since: number;
  now: number;
  steps: number;
  keep: number;
  log?: Told[];
  chat?: Line[];
  notices?: Notice[];
  view?: Record<string, any>;
  seats?: SeatSeen[];
  actor?: number;
  moves?: Move[];
  forced?: boolean;
  prompt?: Message | null;
  undo?: Message | null;
  clock?: ClockSeen | null;
  vote?: VoteSeen | null;
  paused?: boolean;
  ending?: EndingSeen | null;
  rematch?: string;
  offers?: number[];
  v?: number;
  seq: number;
}

/** The asker; `kept` is the registered name, with which they sign in, if they have one. */
export interface Me {
  name: string;
  kept: string;
  v: number;
}

/** A device where I am signed in, by a name that tells nothing; `since` is in seconds since 1970. */
export interface Device {
  device: string;
  since: number;
  here: boolean;
}

/** The devices on which I am signed in: this one first, then the others, newest first. */
export interface Devices {
  count: number;
  devices: Device[];
  v: number;
}

/** A browser's push subscription: its address at a push service, and its keys as base64url. */
export interface Subscribing {
  endpoint: string;
  key: string;
  secret: string;
  language: string;
}

/** The server's key for push messages (base64url; empty: it sends none), and my devices that get them. */
export interface Pushing {
  key: string;
  devices: Device[];
  v: number;
}

/** A table as the hall shows it. */
export interface Card {
  table: string;
  game: string;
  variant: string;
  options: Record<string, boolean | number | string>;
  phase: "over" | "playing" | "waiting";
  seats: SeatSeen[];
  actor: number;
  clock: PerGame | PerMove | null;
  watch: string;
  open: boolean;
  talk: boolean;
  hints: boolean;
  language: string;
  deadline: number | null;
  ending: EndingSeen | null;
  rematch: string;
  touched: number;
  lesson: boolean;
  shuffle: boolean;
  origin: string;
  offers: number[];
  box: string;
  content: string;
}

/** One of my tables: where I sit (nowhere, if I only host it), and whether I am waited for. `people`: other people have a seat there.  */
export interface Mine {
  card: Card;
  seats: number[];
  turn: boolean;
  people: boolean;
}

/** My tables: those where I am waited for first, and those with other people before those with bots. */
export interface MyTables {
  tables: Mine[];
  now: number;
  v: number;
}

/** A finished game of mine: my seats, when it was over (seconds since 1970), and how it went for me. Alone, or at all seats, or where nobody came to an end, one has neither won nor lost.  */
export interface FinishedGame {
  card: Card;
  seats: number[];
  at: number;
  result: "" | "drawn" | "lost" | "won";
  rules: number;
}

/** A page of my finished games, newest first; how many there are, and on how many pages. */
export interface MyGames {
  games: FinishedGame[];
  page: number;
  pages: number;
  total: number;
  v: number;
}

/** Tables that wait for players. */
export interface OpenTables {
  tables: Card[];
  now: number;
  v: number;
}

/** An address to send to somebody: for a seat, to watch (seat None), or for one's own other device. */
export interface Link {
  seat: number | null;
  path: string;
  url: string;
}

/** The links of a table that the asker may give away. `local`: they work on this machine only. */
export interface Links {
  links: Link[];
  local: boolean;
  v: number;
}

/** A table, and the asker's seats and rights there. */
export interface TableSeen {
  card: Card;
  seats: number[];
  host: boolean;
  v: number;
}

/** The target of a link, and whether one may still sit there; `seated`: one has another seat there. */
export interface LinkSeen {
  card: Card;
  kind: "device" | "seat" | "watch";
  seat: number | null;
  free: boolean;
  seated: boolean;
  v: number;
}

/** The table as it was after so many steps, as one viewer saw it, with that viewer's last events. */
export interface Past {
  step: number;
  steps: number;
  seat: number | null;
  actor: number;
  view: any;
  log: Told[];
  v: number;
}

/** The result that each seat could expect after so many steps: its chance to win, or (alone) its score. */
export interface CoursePoint {
  step: number;
  expected: number[];
}

/** A move, with details, that a bot would have made from what the seat could see, and a reason if any. */
export interface BetterMove {
  move: Record<string, any>;
  reason: Message | null;
}

/** A turning point: from step `since` to `step` the expectation of the seat's side moved that much. `actor` decided at step `since` (-1: chance, -2: not told); `better` is another move, if that decision cost its own side something.  */
export interface Swing {
  since: number;
  step: number;
  seat: number;
  before: number;
  after: number;
  actor: number;
  better: BetterMove | null;
}

/** The sum of something for each seat; `key` and `thing` name what it came from, if told. */
export interface Account {
  account: string;
  key: string;
  thing: string;
  amounts: number[];
}

/** The course of a finished game. `points` grow up to `most` while bots look at it, then it is `done`. `sides` has the side of each seat. The expectations are those of a spectator, who sees nothing hidden.  */
export interface Course {
  done: boolean;
  most: number;
  sides: number[];
  points: CoursePoint[];
  swings: Swing[];
  accounts: Account[];
  v: number;
}

/** A title that a solo game gives, and the score from which it is earned. */
export interface TitleSeen {
  title: string;
  least: number;
}

/** My best score in the same solo game before this one (None if this is the first), and its titles. */
export interface Best {
  best: number | null;
  games: number;
  titles: TitleSeen[];
  v: number;
}

/** A table of mine: my seats, my notes by seat, my lines of talk; its record after the end. Of a table that I left before the game began, only my lines of talk are told.  */
export interface DataTable {
  table: string;
  card: Card | null;
  host: boolean;
  seats: number[];
  notes: Record<number, string>;
  said: string[];
  record: string;
}

/** The data that the server has of me. `made` and the tables' times are seconds since 1970. */
export interface MyData {
  name: string;
  kept: string;
  made: number;
  devices: number;
  tables: DataTable[];
  push: string[];
  v: number;
}

/** A refusal: nothing has changed, and this is why. */
export interface No {
  message: Message;
  v: number;
}

/** Decide, at the position of `seq`: done once, however often it is sent; refused if it is stale. */
export interface Act {
  type: "act";
  seq: number;
  action: number;
  id?: number;
  v?: number;
}

/** Take back the last decision of this seat; with `keep`, those before it too. `keep` is the number of steps of the match that should stand: so many decisions are taken back in one go, as far as each of them can be.  */
export interface Undo {
  type: "undo";
  seq: number;
  keep?: number | null;
  id?: number;
  v?: number;
}

/** Ask why an action is not possible now; or, without one, why no move with these pieces is. `about` are the pieces pointed at: ids, or field:id, any of which a move may name; `kind` is a field too. `chosen` are the pieces chosen before: a move must name all of them. With nothing pointed at, the answer has every kind of move that is not possible now. `text` is a move in the game's notation, as a person types it: the answer has the action that is meant.  */
export interface Why {
  type: "why";
  action?: number | null;
  text?: string;
  chosen?: string[];
  about?: string[];
  id?: number;
  v?: number;
}

/** Ask for the best moves, from what this seat can see. */
export interface Hint {
  type: "hint";
  id?: number;
  v?: number;
}

/** Ask for the results that one decision of any player could have, from what this seat can see. */
export interface Threats {
  type: "threats";
  id?: number;
  v?: number;
}

/** Call a vote. `seat` and `level` are for a stand-in, `keep` is how many decisions a take-back keeps. */
export interface Call {
  type: "call";
  vote: "abandon" | "pause" | "stand-in" | "take-back";
  seat?: number | null;
  level?: string;
  keep?: number | null;
  id?: number;
  v?: number;
}

/** Cast a vote; a no of the caller withdraws the question. */
export interface Vote {
  type: "vote";
  yes: boolean;
  id?: number;
  v?: number;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id?: number;
  v?: number;
}

/** Play on where a stand-in plays for this seat. */
export interface HandBack {
  type: "hand-back";
  id?: number;
  v?: number;
}

/** Give up: this seat's player has lost. A bot plays on for the seat where others go on without them. */
export interface Resign {
  type: "resign";
  id?: number;
  v?: number;
}

/** Stand up, before the game has begun. */
export interface Leave {
  type: "leave";
  id?: number;
  v?: number;
}

/** Table talk: a text, or the id of a phrase. */
export interface Say {
  type: "say";
  text?: string;
  phrase?: string;
  id?: number;
  v?: number;
}

/** Offer a rematch, or accept it; or (`yes` false) decline it, or withdraw one's own offer. When every player has said yes, a new table is opened.  */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
  id?: number;
  v?: number;
}

/** Ask for the whole view: after a gap, or to be sure. */
export interface Look {
  type: "look";
  id?: number;
  v?: number;
}

/** Tell whether this view is out of sight: then its player gets a push message when it is their turn. */
export interface Sight {
  type: "sight";
  hidden: boolean;
  id?: number;
  v?: number;
}

/** A player or spectator came or went. */
export interface Presence {
  type: "presence";
  here: Here;
  v: number;
  seq: number;
}

/** The request is done, and on the disk. */
export interface Done {
  type: "done";
  id: number;
  v: number;
  seq: number;
}

/** The request is not done, nothing has changed, and this is why. */
export interface NotDone {
  type: "refused";
  id: number;
  message: Message;
  v: number;
  seq: number;
}

/** The answer to `why`: None if it is possible. `against` has a reason for each kind of move meant. `action` is the possible action that a text means.  */
export interface Reason {
  type: "reason";
  id: number;
  message: Message | null;
  against: AgainstSeen[];
  action: number | null;
  v: number;
  seq: number;
}

/** The reason against a kind of move: why, the rule of the ledger, and the chapter of the rules on it. */
export interface AgainstSeen {
  kind: string;
  message: Message;
  rule: string;
  chapter: string;
}

/** The answer to `hint`, best move first. */
export interface Advice {
  type: "advice";
  id: number;
  moves: AdviceSeen[];
  v: number;
  seq: number;
}

/** A move, the chance to win that it gives (None alone at the table), and why, where the game can tell. */
export interface AdviceSeen {
  action: number;
  move: Record<string, any>;
  chance: number | null;
  reason: Message | null;
}

/** The answer to `threats`. */
export interface Warned {
  type: "warned";
  id: number;
  threats: Threat[];
  v: number;
  seq: number;
}

/** The result of one possible decision: the things it concerns, by the view's ids, and a message. */
export interface Threat {
  things: string[];
  message: Message;
}

/** The server ends this connection, and says why; `again` tells whether to come back by itself. */
export interface Gone {
  type: "gone";
  message: Message;
  again: boolean;
  v: number;
  seq: number;
}
