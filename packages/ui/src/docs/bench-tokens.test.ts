import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INITIAL_TOKENS, changedSheet, dtcgOf, namesOf, patchOf } from './bench-tokens.ts';

const SHEET = `:root {
  --raw-gold-760: oklch(0.76 0.14 82);
  --radius-card: 0.875rem;
  --text-15: 0.9375rem;
  --text-15--line-height: calc(1.45 + var(--script-leading));
  --spacing: min(0.25rem, 2px + 0.125rem);
  --ink: var(--raw-stone-235);
}`;

test('sliders that stand where they stood change nothing', () => {
  const ours = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');
  expect(changedSheet(ours, INITIAL_TOKENS)).toBe(ours);
  expect(changedSheet(SHEET, INITIAL_TOKENS)).toBe(SHEET);
  expect(patchOf('styles.css', SHEET, SHEET)).toBe('');
});

test('each slider changes its tokens, and the patch says so line by line', () => {
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

test('the difference is told as design tokens, too', () => {
  const changed = changedSheet(SHEET, { hue: -90, spacing: 120, radius: 50, type: 100 });
  expect(JSON.parse(dtcgOf(SHEET, changed))).toEqual({
    'raw-gold-760': { $type: 'color', $value: { colorSpace: 'oklch', components: [0.76, 0.14, 352] } },
    'radius-card': { $type: 'dimension', $value: { value: 0.4375, unit: 'rem' } },
    spacing: { $type: 'dimension', $value: { value: 0.3, unit: 'rem' } },
  });
  expect(dtcgOf(SHEET, SHEET)).toBe('{}');
});

test('each slider names the tokens that it changes', () => {
  expect(namesOf(SHEET)).toEqual({
    hue: ['--raw-gold-760'],
    spacing: ['--spacing'],
    radius: ['--radius-card'],
    type: ['--text-15'],
  });
});
