/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from './design-tokens.ts';

const tokens = tokensOf(readFileSync(new URL('../styles.css', import.meta.url), 'utf8'));

test('both themes have the same colour roles, in sRGB', () => {
  expect(tokens.light.gold).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.8668, 0.6553, 0.2029], alpha: 1, hex: '#dda734' },
  });
  expect(tokens.light.scrim).toMatchObject({ $value: { alpha: 0.6 } });
  expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
});

test('sizes, type and motion have units', () => {
  expect(tokens.radius).toMatchObject({
    card: { $type: 'dimension', $value: { value: 0.875, unit: 'rem' } },
  });
  expect(tokens.spacing).toEqual({ $type: 'dimension', $value: { value: 0.25, unit: 'rem' } });
  expect(tokens.text).toMatchObject({ 15: { $value: { value: 0.9375, unit: 'rem' } } });
  expect(tokens.font).toMatchObject({
    text: { $type: 'fontFamily', $value: ['Figtree', 'Figtree Fallback'] },
  });
  expect(tokens.duration).toMatchObject({ page: { $type: 'duration', $value: { value: 280, unit: 'ms' } } });
  expect(tokens.ease).toMatchObject({ settle: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } });
});
