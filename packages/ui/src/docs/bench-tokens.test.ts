import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INITIAL_TOKENS, changedSheet, dtcgOf, hostLinesOf, namesOf, patchOf } from './bench-tokens.ts';

const SHEET = `:root {
  --raw-gold-760: oklch(0.76 0.14 82);
  --radius-card: 0.875rem;
  --text-15: 0.9375rem;
  --text-15--line-height: calc(1.45 + var(--script-leading));
  --spacing: min(0.25rem, 2px + 0.125rem);
  --ink: var(--raw-stone-235);
}`;

test('untouched sliders change nothing', () => {
  const ours = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
  expect(changedSheet(ours, INITIAL_TOKENS)).toBe(ours);
  expect(changedSheet(SHEET, INITIAL_TOKENS)).toBe(SHEET);
  expect(patchOf('styles.css', SHEET, SHEET)).toBe('');
});

test('each slider changes its tokens, which the patch shows line by line', () => {
  const changed = changedSheet(SHEET, { hue: -90, spacing: 120, radius: 50, type: 110 });
  expect(patchOf('styles.css', SHEET, changed)).toBe(`--- a/styles.css
+++ b/styles.css
@@ -2 +2 @@
-  --raw-gold-760: oklch(0.76 0.14 82);
+  --raw-gold-760: oklch(0.76 0.14 352);
@@ -3 +3 @@
-  --radius-card: 0.875rem;
+  --radius-card: 0.4375rem;
@@ -4 +4 @@
-  --text-15: 0.9375rem;
+  --text-15: 1.03125rem;
@@ -6 +6 @@
-  --spacing: min(0.25rem, 2px + 0.125rem);
+  --spacing: min(0.3rem, 2.4px + 0.15rem);
`);
});

const OURS = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
const CHANGED = changedSheet(OURS, { hue: -90, spacing: 120, radius: 50, type: 110 });

test('exports the difference as design tokens named like those in the package', () => {
  const tokens = JSON.parse(dtcgOf(OURS, CHANGED));
  expect(Object.keys(tokens)).toEqual(['light', 'dark', 'radius', 'text', 'spacing']);
  expect(Object.keys(tokens.light)).toContain('gold');
  expect(Object.keys(tokens.light)).not.toContain('paper');
  expect(tokens.radius.card).toEqual({ $type: 'dimension', $value: { value: 0.4375, unit: 'rem' } });
  expect(tokens.spacing).toEqual({ $type: 'dimension', $value: { value: 0.3, unit: 'rem' } });
  expect(dtcgOf(OURS, OURS)).toBe('{}');
});

test('exports the difference as lines for the host’s style sheet', () => {
  expect(hostLinesOf(OURS, CHANGED).split('\n').slice(0, 2)).toEqual([
    ':root {',
    expect.stringMatching(/^ {2}--pd-(brand|radius-control): .*;$/),
  ]);
  expect(hostLinesOf(OURS, CHANGED)).toMatch(/^ {2}--pd-brand: oklch\(0.76 .*\);$/m);
  expect(hostLinesOf(OURS, CHANGED)).toContain('  --pd-spacing: min(0.3rem, 2.4px + 0.15rem);');
  expect(hostLinesOf(OURS, changedSheet(OURS, { ...INITIAL_TOKENS, type: 110 }))).toBe('');
});

test('lists the tokens that each slider changes', () => {
  expect(namesOf(SHEET)).toEqual({
    hue: ['--raw-gold-760'],
    spacing: ['--spacing'],
    radius: ['--radius-card'],
    type: ['--text-15'],
  });
});
