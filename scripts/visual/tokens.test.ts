import { expect, it } from 'vitest';

import { usersOf } from './tokens.mjs';

const SHEET = `
  --raw-stone-235: oklch(0.235 0.01 60);
  --ink: var(--raw-stone-235);
  --color-ink: var(--ink);
  --radius-card: 0.875rem;
  --radius-field: 0.5rem;
  --text-15: 0.9375rem;
  --spacing: 0.25rem;
.field { border-radius: var(--radius-field); }
`;

it('finds users of a token by class and by variable', () => {
  const card = usersOf('--radius-card', SHEET);
  expect(card('<div className="flex rounded-card p-3">')).toBe(true);
  expect(card('<div className="rounded-t-card">')).toBe(true);
  expect(card('style={{ borderRadius: "var(--radius-card)" }}')).toBe(true);
  expect(card("import { OrderCard } from '../order-card/index.ts';")).toBe(false);
  expect(usersOf('--text-15', SHEET)('className="text-15"')).toBe(true);
  expect(usersOf('--text-15', SHEET)('className="text-13"')).toBe(false);
});

it('follows a raw colour to the classes of its roles', () => {
  const ink = usersOf('--raw-stone-235', SHEET);
  expect(ink('className="text-ink"')).toBe(true);
  expect(ink('className="text-ink-2"')).toBe(false);
  expect(ink('className="bg-sheet"')).toBe(false);
});

it('treats the spacing, and tokens used in rules of the sheet, as used everywhere', () => {
  expect(usersOf('--spacing', SHEET)('nothing')).toBe(true);
  expect(usersOf('--radius-field', SHEET)('nothing')).toBe(true);
});
