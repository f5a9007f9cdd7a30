// The board of Brim, without a framework: every update draws the content of its three parts anew.
// What the props are: docs/contract.md of philtre, "A board of one's own".

export function mount(target, props) {
  const parts = Object.fromEntries(
    ['others', 'cup', 'mine'].map((name) => [name, element('div', { class: `brim-${name}` })]),
  );
  parts.others.dataset.part = 'others';
  parts.cup.dataset.part = 'cup';
  parts.mine.dataset.part = 'hand';
  target.append(...Object.values(parts));
  let shown = props.batch.number; // the events that were shown last

  function draw(now) {
    const focused = target.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const { players } = now.view;
    const own = players.find(({ seat }) => seat === now.you);
    const order = own ? [...players.slice(own.seat + 1), ...players.slice(0, own.seat)] : players;
    parts.others.replaceChildren(...order.map((player) => panel(player, now)));
    parts.cup.replaceChildren(...cup(now));
    parts.mine.replaceChildren(...(own ? [panel(own, now)] : []));
    if (focused) target.querySelector(`[data-key="${focused}"]`)?.focus();
    if (now.batch.number !== shown && !now.still) animate(parts, now.batch.events);
    shown = now.batch.number;
  }

  draw(props);
  return { update: draw };
}

/** An element with these attributes (null: none) and children. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** What a card is: its drops, and how many there are; nothing is known of a back. */
function kind(view, id) {
  return view.kinds.find((one) => one.card === id) ?? { drops: 0, count: 0 };
}

function total(view) {
  return view.kinds.reduce((sum, { count }) => sum + count, 0);
}

/** A card: a button while it can be chosen, a back while nobody here knows it. */
function card(id, { view, words, choice }, label, owned = false) {
  const lit = owned && choice.can(id, 'card');
  const { drops, count } = kind(view, id);
  const name = id ? String(words.argument('card', id)) : '';
  const made = element(lit ? 'button' : 'span', {
    class: id ? `brim-card brim-${id}` : 'brim-card brim-back',
    'data-lit': lit ? '' : null,
    'data-ask': owned ? id : null,
    'data-part': owned ? id : null,
    'data-key': lit ? id : null,
    'data-explain': id ? words.say('brim-about', { drops, count, total: total(view) }) : null,
    'aria-label': label || name,
    'aria-pressed': lit ? String(choice.isMarked(id)) : null,
    role: lit ? null : 'img',
  });
  if (id) {
    const pips = element('span', { class: 'brim-pips', 'aria-hidden': 'true' });
    for (let number = 0; number < drops; number += 1) pips.append(element('span', { class: 'brim-drop' }));
    made.append(pips, element('span', { class: 'brim-name', 'aria-hidden': 'true' }, name));
  }
  if (lit) made.addEventListener('click', () => choice.pick(id));
  return made;
}

/** A player: name, corks, and the cards, one's own open. */
function panel(player, props) {
  const { view, words, you } = props;
  const own = player.seat === you;
  const corks = element('span', {
    class: 'brim-corks',
    role: 'img',
    'aria-label': words.say('brim-corks', { corks: player.corks, goal: view.corks_to_win }),
  });
  for (let number = 0; number < view.corks_to_win; number += 1) {
    corks.append(element('span', { class: number < player.corks ? 'brim-cork' : 'brim-cork brim-none' }));
  }
  const head = element('h3', { 'data-ask': `seat:${player.seat}` }, words.player(player.seat));
  const hand = element('ul', {
    class: 'brim-hand',
    'aria-label': words.say('brim-hand', { count: player.hand.length }),
  });
  for (const id of player.hand) {
    hand.append(element('li', {}, card(id, props, id ? '' : words.say('brim-facedown', { seat: player.seat }), own)));
  }
  const turn = view.actor === player.seat ? ' brim-turn' : '';
  const part = own ? null : 'players';
  const section = element('section', { class: `brim-panel${turn}`, 'data-part': part }, head, corks, hand);
  section.style.setProperty('--own', `var(--seat-${player.seat})`);
  return section;
}

/** The cup with its cards and its lid; while it is empty, the cup that was opened last. */
function cup(props) {
  const { view, words, choice, you } = props;
  const opened = view.cup.length === 0 ? view.opened : null;
  const cards = opened ? opened.cards : view.cup;
  const lies = element('ul', { class: 'brim-poured' });
  for (const { seat, card: id } of cards) {
    const mine = id && !opened;
    const label = mine ? words.say('brim-mine', { card: id }) : id ? '' : words.say('brim-facedown', { seat });
    const item = element(
      'li',
      {},
      card(id, props, label),
      element('span', { class: 'brim-by', 'aria-hidden': 'true' }, String(seat + 1)),
    );
    item.style.setProperty('--own', `var(--seat-${seat})`);
    lies.append(item);
  }
  const mine = cards.reduce((sum, { seat, card: id }) => sum + (seat === you ? kind(view, id).drops : 0), 0);
  const said = opened
    ? words.say('brim-opened', {
        seat: opened.lifter_seat,
        taker_seat: opened.taker_seat,
        drops: opened.drops,
        brim: view.brim,
      })
    : !cards.length
      ? words.say('brim-empty')
      : you === null
        ? ''
        : words.say('brim-of', { drops: mine, brim: view.brim });
  const lit = choice.canKind('lift');
  const lid = element(
    lit ? 'button' : 'span',
    {
      class: opened ? 'brim-lid brim-off' : 'brim-lid',
      'data-lit': lit ? '' : null,
      'data-ask': 'kind:lift',
      'data-part': 'lid',
      'data-key': lit ? 'lid' : null,
    },
    words.say('brim-lid'),
  );
  if (lit) lid.addEventListener('click', () => choice.pickKind('lift'));
  const about = element('p', { class: 'brim-said' }, said);
  return [
    element('h3', { class: 'unseen' }, words.say('brim-cup')),
    lid,
    element('div', { class: 'brim-bowl', 'data-takes': 'pour' }, lies), // a card is poured by dragging it there, too
    about,
  ];
}

/** What was poured last falls into the cup; an opened cup shakes. */
function animate(parts, events) {
  const kinds = events.map(({ event }) => event.kind);
  const last = parts.cup.querySelector('.brim-poured > :last-child');
  if (kinds.includes('lifted')) {
    parts.cup.querySelector('.brim-bowl').animate([{ rotate: '-2deg' }, { rotate: '2deg' }, { rotate: '0deg' }], 400);
  } else if (kinds.includes('poured') && last) {
    last.animate(
      [
        { translate: '0 -3rem', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 350, easing: 'ease-in' },
    );
  }
}
