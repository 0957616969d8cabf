/// <reference types="node" />
import Color from 'colorjs.io';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Not `?raw`: Vitest empties style sheets that it does not process.
const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8');

const raws = declarations(css, /:root\s*\{\s*(--raw[^}]*)\}/);
const light = declarations(css, /\[data-theme='light'\]\s*\{([^}]*)\}/);
const dark = declarations(css, /\n {2}\[data-theme='dark'\]\s*\{([^}]*)\}/);
const darkBySystem = declarations(css, /:root:not\(\[data-theme='light'\]\)\s*\{([^}]*)\}/);

const grounds = ['paper', 'sheet', 'wash'];
const tones = ['gold-ink', 'verdigris', 'ember', 'garnet', 'lapis', 'slate'];
const textPairs: [string, string][] = [
  ...['ink', 'ink-2', ...tones].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...tones.map((tone): [string, string] => [tone, `${tone.replace('-ink', '')}-wash`]),
  ...tones.map((tone): [string, string] => ['ink', `${tone.replace('-ink', '')}-wash`]),
  ['ink-2', 'verdigris-wash'],
  ['ink-2', 'gold-wash'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-strong'],
  ['on-verdigris', 'verdigris'],
  ['on-garnet', 'garnet'],
  ['paper', 'ink'],
];
const graphicPairs: [string, string][] = [
  ...['edge', 'focus', 'art-ink'].flatMap((mark) =>
    grounds.map((ground): [string, string] => [mark, ground]),
  ),
  ['focus', 'gold-wash'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, roles) => {
  test.each(textPairs)('draws %s on %s at 4.5 to 1 or more', (text, ground) => {
    expect(contrast(colour(roles, text), colour(roles, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('draws %s on %s at 3 to 1 or more', (mark, ground) => {
    expect(contrast(colour(roles, mark), colour(roles, ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['light', light],
  ['dark', dark],
])('initials of any person are readable in the %s theme: 4.5 to 1 for each hue', (_theme, roles) => {
  const turned = (role: string, hue: number) => {
    const raw = raws.get(rawOf(roles.get(`--${role}`)) ?? '') ?? '';
    return colour(new Map([['--turned', raw.replace(/ [\d.]+\)$/, ` ${hue})`)]]), 'turned');
  };
  const worst = Array.from({ length: 360 }, (_, hue) =>
    contrast(turned('person-ink', hue), turned('person-wash', hue)),
  );
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
});

test('dark is the same by choice and by system, and defines every role of light', () => {
  expect(darkBySystem).toEqual(dark);
  expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted());
});

test('every role refers to an existing raw colour', () => {
  const missing = [...light.values(), ...dark.values()]
    .map(rawOf)
    .filter((name) => name !== undefined && !raws.has(name));
  expect(missing).toEqual([]);
});

test('animations use transform and opacity only', () => {
  const keyframes = [...css.matchAll(/@keyframes ([a-z-]+) \{((?:\s*[^{}]+\{[^{}]*\})+)\s*\}/g)];
  expect(keyframes.length).toBe(css.split('@keyframes ').length - 1);
  const properties = keyframes.flatMap(([, , frames = '']) =>
    [...frames.matchAll(/([a-z-]+):/g)].map(([, property]) => property),
  );
  expect(new Set(properties)).toEqual(new Set(['opacity', 'transform']));
});

/**
 * The timer of a toast, which is not drawn under reduced motion, and a stream of the day's animation, which is not
 * played.
 */
const NEVER_SEEN_STILL = ['elapse', 'pour-down'];

test('with reduced motion no animation has a duration', () => {
  const still = [...css.matchAll(/(--(?:duration-[a-z]+|loop)): 0ms;/g)].map(([, name]) => name);
  const moving = [...css.matchAll(/--animate-([a-z-]+): ([^;]+);/g)].filter(
    ([, , value = '']) => !still.some((name) => value.includes(`var(${name}`)),
  );
  expect(moving.map(([, name]) => name)).toEqual(NEVER_SEEN_STILL);
});

function declarations(source: string, block: RegExp): Map<string, string> {
  const body = block.exec(source)?.[1] ?? '';
  const found = [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(
    (match) => [match[1] ?? '', match[2] ?? ''] as const,
  );
  if (found.length === 0) throw new Error(`no declarations for ${block}`);
  return new Map(found);
}

/** The raw colour of a role, which may be replaced by one derived from `--brand`. */
function rawOf(value = ''): string | undefined {
  return /^(?:var\(--[a-z-]+, )?var\((--raw-[a-z0-9-]+)\)+$/.exec(value)?.[1];
}

/** A role as a browser draws it on an sRGB screen: clipped to the gamut. */
function colour(roles: Map<string, string>, role: string): Color {
  const value = roles.get(`--${role}`) ?? '';
  const drawn = new Color(raws.get(rawOf(value) ?? '') ?? value).to('srgb').toGamut({ method: 'clip' });
  if (drawn.alpha < 1) throw new Error(`${role} is not opaque: ${value}`);
  return drawn;
}

function contrast(one: Color, other: Color): number {
  return one.contrastWCAG21(other);
}
