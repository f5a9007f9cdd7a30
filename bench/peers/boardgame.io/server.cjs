// boardgame.io's own server, in memory, with a small game of Apotheca's shape: sixteen spaces with hidden
// colours, two actions a turn, gems and cards in front of each player, what is hidden cut out for each viewer.
const { Server, Origins } = require("boardgame.io/server");

const COLOURS = ["ruby", "sapphire", "topaz"];

const Market = {
  name: "market",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    market: Array.from({ length: 16 }, (_, at) => ({
      at,
      colour: COLOURS[random.Die(3) - 1],
      facedown: true,
      arrow: String(at % 2),
      stack: false,
    })),
    supply: 40,
    alley: COLOURS.map((station, price) => ({ station, price, card: { apothecary: "a" + price, power: "p" } })),
    players: ["0", "1"].map((seat) => ({
      seat,
      gems: { ruby: 1, sapphire: 1, topaz: 1 },
      active: [{ apothecary: "corvidus", power: "gully-glide" }],
      satisfied: [],
      token: false,
    })),
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    turnOver: ({ G, random }, at) => {
      const tile = G.market[at];
      if (tile === undefined) return "INVALID_MOVE";
      tile.facedown = !tile.facedown;
      tile.colour = COLOURS[random.Die(3) - 1];
      G.supply = G.supply > 0 ? G.supply - 1 : 40;
      return undefined;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    market: G.market.map((tile) =>
      tile.facedown && tile.arrow !== playerID ? { ...tile, colour: null } : tile,
    ),
  }),
};

const server = Server({ games: [Market], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
