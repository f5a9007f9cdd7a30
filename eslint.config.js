import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// An effect draws. What a player does (decide, choose, ask, go to a page, set a preference) is done by the handler of
// what the player did, or by the object that heard from the server: an effect runs again whenever something that it
// reads changes, and only while its component is mounted. ESLint sees calls in the effect itself, not what they call.
const ACTIONS = [
  ...['decide', 'choose', 'confirm', 'pick', 'pickAs', 'pickKind', 'begin', 'consider', 'drop'],
  ...['act', 'ask', 'send', 'undo', 'takeBack', 'hint', 'askWhy', 'startWondering'],
  ...['go', 'goTo', 'ongo', 'sit', 'handOver', 'savePreferences', 'dismissTip'],
].join('|');
const EFFECTS = ["[callee.name='$effect']", "[callee.object.name='$effect']"];
const CALLS = [`[callee.name=/^(${ACTIONS})$/]`, `[callee.property.name=/^(${ACTIONS})$/]`];
const effectsOnlyDraw = EFFECTS.flatMap((effect) =>
  CALLS.map((call) => ({
    selector: `CallExpression${effect} CallExpression${call}`,
    message: 'An effect only draws: do this where the player did something, or where the server was heard.',
  })),
);

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    'web/dist/',
    'build/',
    'bench/',
    '.venv/',
    'web/src/lib/client/protocol.ts',
    '**/view.ts',
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // off: what Prettier decides
  {
    rules: {
      'no-restricted-syntax': ['error', ...effectsOnlyDraw],
      'no-undef': 'off', // TypeScript finds unknown names
      '@typescript-eslint/no-explicit-any': 'off', // a view and its events are of a game that the client does not know
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space of a sentence
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are replaced as wholes, or nothing draws them
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
