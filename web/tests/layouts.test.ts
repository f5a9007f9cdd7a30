import { expect, test } from 'vitest';
import { layoutOf } from '../src/table/layouts';

const SCREENS: [string, number, number, string][] = [
  ['a desktop', 1280, 800, 'wide'],
  ['a small desktop', 1024, 768, 'wide'],
  ['a tablet held sideways', 1180, 820, 'wide'],
  ['a tablet held upright', 820, 1180, 'upright'],
  ['a phone', 390, 844, 'upright'],
  ['a small phone', 360, 640, 'upright'],
  ['a small phone with the bars of its browser', 360, 560, 'upright'],
  ['a phone held sideways', 844, 390, 'low'],
  ['a small phone held sideways', 568, 320, 'low'],
  ['a low window', 1280, 540, 'low'],
  ['a laptop at 200 %', 683, 335, 'low'],
  ['a laptop at 400 %', 320, 256, 'page'],
];

test.each(SCREENS)('%s (%i × %i): %s', (_, width, height, layout) => {
  expect(layoutOf(width / 16, height / 16)).toBe(layout);
});

test.each([
  ['phone', 390, 844, 'page'],
  ['laptop', 1366, 768, 'low'],
  ['tablet', 820, 1180, 'upright'],
  ['large screen', 2560, 1440, 'wide'],
])('letters of twice the size on a %s (%i × %i): %s', (_, width, height, layout) => {
  expect(layoutOf(width / 32, height / 32)).toBe(layout);
});
