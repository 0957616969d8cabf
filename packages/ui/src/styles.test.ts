/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Not `?raw`: Vitest empties style sheets that it does not process.
const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8');

type Rgb = readonly [number, number, number];

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
])('the initials of every person are read in %s: 4.5 to 1 in each hue', (_theme, roles) => {
  const turned = (role: string, hue: number) => {
    const value = roles.get(`--${role}`) ?? '';
    const raw = raws.get(/^var\((.+)\)$/.exec(value)?.[1] ?? '') ?? '';
    return colour(new Map([['--turned', raw.replace(/ [\d.]+\)$/, ` ${hue})`)]]), 'turned');
  };
  const worst = Array.from({ length: 360 }, (_, hue) =>
    contrast(turned('person-ink', hue), turned('person-wash', hue)),
  );
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
});

test('dark is the same by choice and by system, and defines every role that light does', () => {
  expect(darkBySystem).toEqual(dark);
  expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted());
});

test('every role takes its colour from a raw one that exists', () => {
  const missing = [...light.values(), ...dark.values()]
    .map((value) => /^var\((--raw-[a-z0-9-]+)\)$/.exec(value)?.[1])
    .filter((name) => name !== undefined && !raws.has(name));
  expect(missing).toEqual([]);
});

function declarations(source: string, block: RegExp): Map<string, string> {
  const body = block.exec(source)?.[1] ?? '';
  const found = [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(
    (match) => [match[1] ?? '', match[2] ?? ''] as const,
  );
  if (found.length === 0) throw new Error(`no declarations for ${block}`);
  return new Map(found);
}

function colour(roles: Map<string, string>, role: string): Rgb {
  const value = roles.get(`--${role}`) ?? '';
  const raw = raws.get(/^var\((.+)\)$/.exec(value)?.[1] ?? '') ?? value;
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(raw);
  if (!match) throw new Error(`${role} is not an opaque oklch colour: ${raw}`);
  return toLinearRgb(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** OKLCH to linear sRGB (Ottosson 2020), cut off at the gamut as a browser does it for sRGB screens. */
function toLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}
