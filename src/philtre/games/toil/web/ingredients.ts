// How ingredients look: shapes with an ink outline, then lines of ink, then touches of light. 40 by 40, around their middle.

export interface Drawing {
  shapes: [fill: string, path: string][];
  ink?: string;
  light?: string;
}

const BONE = '#f6ecd6';
const GOLD = '#e3b23f';
const AMBER = '#dc9339';
const EMBER = '#de6b30';
const RUST = '#b3653b';
const ROSE = '#c85166';
const VIOLET = '#8d6bb0';
const NIGHT = '#59587d';
const SKY = '#8dbbd4';
const TEAL = '#4c9a8f';
const LEAF = '#6d9a4a';
const MOSS = '#93ad58';
const BROWN = '#946a43';
const BARK = '#684a2e';
const SMOKE = '#c3bdb4';
const STONE = '#8b857c';
const COAL = '#45414a';

const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const BOLT = 'l5 0-3 5h4l-9 9 2-7h-4z';
const CLOUD = 'M-10 8a6 6 0 0 1-1-12a8 8 0 0 1 14-4a6 6 0 0 1 9 5a5.500 5.500 0 0 1-1 11z';

const drawings: Record<string, Drawing> = {
  'spinning-eye': {
    shapes: [
      [BONE, ball(0, 0, 11)],
      [TEAL, ball(2, -1, 5.5)],
      [COAL, ball(3, -1.5, 2)],
    ],
    ink: 'M-16-7a17 17 0 0 1 9-9l-4-1M16 7a17 17 0 0 1-9 9l4 1M-10 3q3 1 5 4',
    light: 'M0-4h.1',
  },
  'oracle-rust': {
    shapes: [
      [RUST, 'M-11 3q1-8 5-7 1-7 6-5 5-3 7 4 4 1 5 8z'],
      [STONE, 'M-15 3h30q-1 12-15 12t-15-12z'],
    ],
    ink: 'M-6-1h.1M-1-5h.1M3-1h.1M7 0h.1M-6 9q6-4 12 0q-6 4-12 0M0 9h.1',
  },
  'phoenix-egg': {
    shapes: [
      [AMBER, 'M0-16q10 8 10 18a10 11 0 0 1-20 0q0-10 10-18z'],
      [EMBER, 'M-12 16q-5-7 1-14 0 6 4 7 0-6 6-10 7 4 7 10 4-1 5-7 5 7 1 14z'],
    ],
    ink: 'M-6-4l4 2 3-4 5 3',
    light: 'M-4-8q1-3 3-4M-3 12q0-4 3-6 3 2 3 6',
  },
  'mimic-spider': {
    shapes: [
      [NIGHT, ball(0, 5, 7.5)],
      [COAL, ball(0, -5, 4.5)],
    ],
    ink: 'M-7 1l-7-4-2-8M-8 5h-7l-3 4M-6 9l-6 2-2 6M7 1l7-4 2-8M8 5h7l3 4M6 9l6 2 2 6',
    light: 'M-2-6h.1M2-6h.1M-3 4l3-2 3 2M-2 8h4',
  },
  'gilded-toad': {
    shapes: [
      [GOLD, 'M-15 13q-3-9 4-12-2-9 5-9 3 0 4 2h4q1-2 4-2 7 0 5 9 7 3 4 12z'],
      [BONE, ball(-6, -5, 2.6)],
      [BONE, ball(6, -5, 2.6)],
    ],
    ink: 'M-9 3q9 6 18 0M-6-5h.1M6-5h.1M-9 13q0-4 4-5M9 13q0-4-4-5',
    light: 'M-11 5h.1M11 5h.1M0-2h.1',
  },
  'imp-match': {
    shapes: [
      [AMBER, 'M7-19q9 8 5 14a6 6 0 0 1-11-3q-1-5 6-11z'],
      ['#d9b684', 'M-15 13l14-16 4 3-14 16q-4 1-4-3z'],
      [ROSE, ball(4, -4, 4.5)],
    ],
    ink: 'M1-7l-2-4M7-7l3-2M3-4h.1M6-4h.1',
  },
  'runaway-vapour': {
    shapes: [[SKY, 'M-13 6q-5-8 3-10 1-9 10-8 9-3 12 5 6 3 3 9-3 5-9 3-3 3-6 0-3 3-6 0-4 3-7 1z']],
    ink: 'M-1-2h.1M7-2h.1M1 2q2 2 4 0M-5 8l-4 7h-3M5 8l1 7h4M-19-6h5M-19 0h3M-18 6h3',
    light: 'M-6-5q1-3 4-3',
  },
  'druid-acorn': {
    shapes: [
      ['#b98a50', 'M-9-3h18q1 12-9 18-10-6-9-18z'],
      [BARK, 'M-12-3q-1-9 12-10 13 1 12 10z'],
    ],
    ink: 'M0-13q0-3 3-5',
    light: 'M-6-7h.1M0-8h.1M6-7h.1M-4 3q0 4 3 7',
  },
  'strangler-ivy': {
    shapes: [
      [LEAF, 'M-3-8q-10 3-13-6 9-5 13 6z'],
      [LEAF, 'M5-2q4-11 13-7-1 10-13 7z'],
      [MOSS, 'M-4 6q-9 6-13-1 5-7 13 1z'],
    ],
    ink: 'M0 18q9-5 3-12T1-8q0-7 5-10M1-8h-4l-7-5M3-1h2l8-5M4 7h-9l-7-1',
  },
  'crystal-lens': {
    shapes: [
      [BROWN, 'M4 7l4-4 10 11-4 4z'],
      [GOLD, ball(-3, -4, 12)],
      [SKY, ball(-3, -4, 9)],
    ],
    light: 'M-9-5q1-5 6-5M0 1l4-4',
  },
  'sleepwalker-dream': {
    shapes: [
      [GOLD, 'M6-18a9 9 0 1 0 9 13 9 9 0 0 1-9-13z'],
      [NIGHT, 'M-10 14a6 6 0 0 1-1-12a8 8 0 0 1 14-3a6 6 0 0 1 9 5a5 5 0 0 1-1 10z'],
    ],
    light: 'M-7 6q2 2 4 0M2 6q2 2 4 0M-1 10h2',
  },
  'fire-salamander': {
    shapes: [[EMBER, 'M-18 7q8 6 12-1 2-6 9-6 3-8 9-8 6 1 5 6-1 4-6 4-1 8-9 8-5 8-13 4-5-3-7-7z']],
    ink: 'M12-5h.1M-4 5l-3 7M2 1l-3-6M6 7l3 7M9 1l5 5M-12 9l3 2M-2 5h3',
    light: 'M2 8h.1M5 3h.1M-8 10h.1',
  },
  'temple-smoke': {
    shapes: [
      [SMOKE, 'M-1 5q-10-4-5-10 5-5 0-13 10 5 7 12-3 5 0 11z'],
      [SMOKE, 'M5 5q6-3 4-8-2-3 1-7 6 6 4 11-2 3-4 4z'],
      [BROWN, 'M-11 5h22q0 8-6 9v3h-10v-3q-6-1-6-9z'],
    ],
    ink: 'M-5 9h10',
  },
  'jumping-bean': {
    shapes: [['#a85a41', 'M-9 3q-3-11 6-13 7-1 7 4 0 3 4 3 6 1 5 7-2 8-12 7-8-1-10-8z']],
    ink: 'M-2-3h.1M-6 0h.1M-4 4q3 1 5-1M-15 17q3-4 6 0M0 17q3-4 6 0M12-14l3-3M15-8l4-1',
    light: 'M-3-7q2-1 4 0',
  },
  'cat-hair': {
    shapes: [
      [COAL, 'M-4 17Q-16 6-12-16q3 8 6 12 0-8 4-15 2 8 4 14 3-6 8-9 3 17-5 31z'],
      [ROSE, 'M-9 6h16l-1 6h-14z'],
    ],
    light: 'M-6 1q-2-5-3-8M0 1q-1-5-1-9M5 1q2-4 3-6',
  },
  'aqua-regia': {
    shapes: [
      [BONE, 'M-4-17h8v8q9 4 9 14 0 11-13 11t-13-11q0-10 9-14z'],
      [AMBER, 'M-13 5h26q0 11-13 11t-13-11z'],
      [BROWN, 'M-5-19h10v5h-10z'],
    ],
    ink: 'M-4 9h.1M3 11h.1',
    light: 'M-9 2q1-4 3-5M6 8h.1',
  },
  'fairy-ring': {
    shapes: [
      [BONE, 'M-3 1h6l2 14h-10z'],
      [ROSE, 'M-14 1q0-15 14-15t14 15z'],
      [BONE, 'M10 8h4l1 8h-6z'],
      [ROSE, 'M6 9q0-6 6-6t6 6z'],
    ],
    light: 'M-6-7h.1M2-9h.1M7-4h.1M-9-2h.1M12 6h.1',
  },
  'cave-moss': {
    shapes: [
      [STONE, 'M-16 14l2-13 7-6h14l8 7 1 12z'],
      [MOSS, 'M-15 2q1-9 8-9 2-6 8-4 8-2 9 5 6 1 5 8-4 4-6-1-3 6-7 1-3 5-7 0-4 5-10 0z'],
    ],
    ink: 'M-8 9h4M5 10h5',
    light: 'M-6-3h.1M1-6h.1M7-2h.1M2-1h.1',
  },
  'magpie-feather': {
    shapes: [
      ['#34465f', 'M13-18q5 14-6 23l-14 8Q-8-6 13-18z'],
      [BONE, 'M-7 13q-4-15 8-24 5-4 12-7-13 13-20 31z'],
    ],
    ink: 'M-14 19q8-16 25-34',
    light: 'M7-2l4-2M4 4l5-1',
  },
  'basilisk-eye': {
    shapes: [
      [MOSS, 'M-18 0q18-19 36 0-18 19-36 0z'],
      [GOLD, ball(0, 0, 8)],
      [COAL, 'M0-7q3 7 0 14-3-7 0-14z'],
    ],
    ink: 'M-14-11l3 4M0-16v5M14-11l-3 4M-12 11l2-4M12 11l-2-4',
    light: 'M-4-3h.1',
  },
  'falling-star': {
    shapes: [
      [AMBER, 'M-18 17q4-18 18-20l6 8q-6 12-24 12z'],
      [GOLD, 'M6-17l3 8 9 1-7 5 2 9-7-5-8 5 3-9-7-6 8 0z'],
    ],
    light: 'M-11 11l7-8M4-7h.1',
  },
  'cuckoo-egg': {
    shapes: [
      [SKY, 'M0-15q9 7 9 16 0 9-9 9t-9-9q0-9 9-16z'],
      [BROWN, 'M-17 4q6 5 17 5t17-5q-1 12-17 12t-17-12z'],
    ],
    ink: 'M-4-2h.1M2-7h.1M4 0h.1M-1 3h.1M-10 10l6 2M2 12l8-2M-4 9l4 4',
  },
  'ghost-orchid': {
    shapes: [
      [LEAF, 'M-2 8q-10 0-13 8 11 3 13-8z'],
      [BONE, 'M0-4q-6-8 0-15 6 7 0 15z'],
      [BONE, 'M-1-2q-10 2-15-6 10-4 15 6z'],
      [BONE, 'M1-2q10 2 15-6-10-4-15 6z'],
      [BONE, 'M0-3q9 4 4 9l3 6-7-3-7 3 3-6q-5-5 4-9z'],
      [VIOLET, ball(0, 0, 2.6)],
    ],
    ink: 'M0 9q-3 4-1 10',
  },
  'fools-gold': {
    shapes: [
      [GOLD, 'M-15-2l9-4 9 4v11l-9 5-9-5z'],
      ['#f0cd6e', 'M0-10l8-5 8 5v9l-8 4-8-4z'],
      ['#c8922f', 'M4 6l6-3 6 3v7l-6 3-6-3z'],
    ],
    ink: 'M-15-2l9 4 9-4M-6 2v12M0-10l8 4 8-4M8-6v9M4 6l6 3 6-3',
  },
  'cellar-slug': {
    shapes: [
      ['#a3966b', 'M-18 13q2-4 8-5 2-11 11-10 4 0 6 3 2-5 5-6 5 0 5 6 0 12-13 12z'],
      ['#867a52', 'M-6 5q2-7 9-5 5 2 6 6-8 3-15-1z'],
    ],
    ink: 'M12-5l-3-8M15-4l3-8M9-13h.1M18-12h.1M14 3q2 1 3-1',
    light: 'M0 2h3',
  },
  'thunder-seed': {
    shapes: [
      [VIOLET, 'M0-17q13 11 11 22-2 11-11 11t-11-11q-2-11 11-22z'],
      [GOLD, `M-1-8${BOLT}`],
    ],
    ink: 'M0-17q-2-3 1-3',
    light: 'M-7 1q0-4 2-7',
  },
  'electric-eel': {
    shapes: [
      [
        TEAL,
        'M17-12q-9 3-11-1-7-4-12 2-4 6 3 10 7 3 5 6-3 4-13 1-5-1-7 2 2 8 14 8 13-1 14-11 0-7-7-10-4-2-2-4 3-2 6 2 5 3 10-5z',
      ],
      [GOLD, `M11 2${BOLT}`],
    ],
    ink: 'M-3-9h.1M-1 4h.1M4 8h.1',
    light: 'M-8 12h5',
  },
  'outlaw-coin': {
    shapes: [
      [GOLD, ball(0, 0, 15)],
      [COAL, 'M-10-4q5-3 10 0 5-3 10 0 0 8-5 8-4 0-5-4-1 4-5 4-5 0-5-8z'],
    ],
    ink: 'M-6 9q6 3 12 0M8-14l3 5 4-2',
    light: 'M-5-1h.1M5-1h.1',
  },
  'amber-sap': {
    shapes: [
      [AMBER, 'M1-18q13 16 11 24-2 10-12 10t-12-10q-2-8 13-24z'],
      ['#f2c878', 'M-6 4q0-5 6-5t6 5q0 6-6 6t-6-6z'],
    ],
    ink: 'M0 1v6M-3 3l6 3M3 3l-6 3',
    light: 'M-6-1q2-5 5-8',
  },
  'smoking-poppy': {
    shapes: [
      [SMOKE, 'M-1-5q-6-4-2-8 3-3 0-6 8 2 6 8-2 3 0 6z'],
      [ROSE, 'M0-4q-14-6-15 3-1 9 15 9 16 0 15-9-1-9-15-3z'],
      ['#a93c52', 'M-8 3q8-6 16 0-2 6-8 6t-8-6z'],
      [COAL, ball(0, 1, 3)],
    ],
    ink: 'M0 9q2 5-2 10M-1 14q-5-3-8 0',
  },
  'ghost-sock': {
    shapes: [
      [BONE, 'M-7-16h13v15q0 3 4 5 8 3 5 9-3 4-12 2-10-1-10-9z'],
      [SKY, 'M-7-16h13v6h-13z'],
      [SKY, 'M9 4q8 3 5 9-3 2-6 2-2-7 1-11z'],
    ],
    ink: 'M-3-4h.1M2-4h.1M-2 1q2 2 4 0M-15-10q3 2 0 5M-16 2q4 2 1 6',
  },
  'march-rain': {
    shapes: [
      [GOLD, ball(6, -9, 7)],
      [SMOKE, CLOUD],
      [SKY, 'M-8 10q4 5 0 7-4-2 0-7z'],
      [SKY, 'M0 11q4 5 0 7-4-2 0-7z'],
      [SKY, 'M8 10q4 5 0 7-4-2 0-7z'],
    ],
    ink: 'M14-17l2-2M16-9h3M6-18v-2',
    light: 'M-8-1q2-3 5-3',
  },
};

// What another deck's ingredients look like: one of a few plain things, in a colour of their own.
const plain: ((fill: string) => Drawing)[] = [
  (fill) => ({
    shapes: [
      [BONE, 'M-5-15h10v6l7 5v15q0 4-4 4h-16q-4 0-4-4V-4l7-5z'],
      [fill, 'M-12 0h24v11q0 4-4 4h-16q-4 0-4-4z'],
      [BROWN, 'M-6-18h12v5h-12z'],
    ],
  }),
  (fill) => ({ shapes: [[fill, 'M0-17Q15-6 11 6 8 14 0 14T-11 6Q-15-6 0-17z']], ink: 'M0 18V-9M0 5l6-6M0 8l-6-6' }),
  (fill) => ({ shapes: [[fill, 'M-9 16l-4-12 6-14 8-7 7 9 5 13-4 11z']], ink: 'M1-17L-2 3l-7 13M-2 3l15 2' }),
  (fill) => ({
    shapes: [
      [fill, 'M-13 6q0-14 13-14t13 14q-3 10-13 10T-13 6z'],
      [LEAF, 'M0-8q-9 0-10-9 9 0 10 9zM0-8q8-1 9-9-9 1-9 9z'],
    ],
  }),
  (fill) => ({
    shapes: [[fill, 'M-15 13q0-8 6-10 1-8 8-8 8 0 9 8 7 2 7 10z']],
    ink: 'M-5 6h.1M0 1h.1M4 7h.1M8 10h.1M-9 10h.1',
  }),
];

export function drawn(ingredient: string): Drawing {
  const own = drawings[ingredient];
  if (own) return own;
  let number = 7;
  for (const letter of ingredient) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return plain[number % plain.length]!(`hsl(${number % 360} 42% 58%)`);
}
