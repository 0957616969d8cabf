import { changedTokens, tokensOf } from './design-tokens.ts';

/** Values of the bench's sliders: the hue of gold turned by degrees, and sizes in percent of the style sheet's. */
export interface BenchTokens {
  readonly hue: number;
  readonly spacing: number;
  readonly radius: number;
  readonly type: number;
}

export const INITIAL_TOKENS: BenchTokens = { hue: 0, spacing: 100, radius: 100, type: 100 };

/** Line of the style sheet that defines a shade of gold; the second group is its hue. */
const GOLD = /^(\s*--raw-gold-\d+: oklch\(\S+ \S+ )([\d.]+)(\))/;
/** Start of the lines that hold the tokens of each size. */
const SIZES = {
  spacing: /^\s*--spacing: /,
  radius: /^\s*--radius-\w+: /,
  type: /^\s*--text-\d+: /,
} as const;

/** Name the tokens that each slider changes. */
export function namesOf(sheet: string): Readonly<Record<keyof BenchTokens, readonly string[]>> {
  const tokens = (pattern: RegExp) =>
    sheet.split('\n').flatMap((line) => (pattern.test(line) ? [line.trim().split(':')[0] ?? ''] : []));
  return {
    hue: tokens(GOLD),
    spacing: tokens(SIZES.spacing),
    radius: tokens(SIZES.radius),
    type: tokens(SIZES.type),
  };
}

/** Write the style sheet with the tokens as the sliders have them. */
export function changedSheet(sheet: string, tokens: BenchTokens): string {
  return sheet
    .split('\n')
    .map((line) => {
      const turned = line.replace(
        GOLD,
        (_, start: string, hue: string, end: string) =>
          `${start}${String((Number(hue) + tokens.hue + 360) % 360)}${end}`,
      );
      for (const size of ['spacing', 'radius', 'type'] as const) {
        const name = SIZES[size].exec(turned)?.[0];
        if (name !== undefined) return name + scaled(turned.slice(name.length), tokens[size]);
      }
      return turned;
    })
    .join('\n');
}

/** Scale the lengths in a value. */
export function scaled(value: string, percent: number): string {
  return value.replaceAll(
    /([\d.]+)(rem|px)/g,
    (_, length: string, unit: string) =>
      `${String(Number(((Number(length) * percent) / 100).toPrecision(6)))}${unit}`,
  );
}

/**
 * Write the diff for `git apply --unidiff-zero`; "" without changes. It adds and removes no lines.
 */
export function patchOf(path: string, before: string, after: string): string {
  const old = before.split('\n');
  const hunks = after
    .split('\n')
    .flatMap((line, index) =>
      line === old[index] ? [] : [`@@ -${index + 1} +${index + 1} @@\n-${old[index] ?? ''}\n+${line}`],
    );
  return hunks.length === 0 ? '' : `--- a/${path}\n+++ b/${path}\n${hunks.join('\n')}\n`;
}

/** Write the tokens that differ as DTCG JSON, named as in `tokens.json` of the package. */
export function dtcgOf(before: string, after: string): string {
  return JSON.stringify(changedTokens(tokensOf(before), tokensOf(after)), null, 2);
}

/**
 * Write the tokens that differ as lines for a host's own style sheet: its brand, corners and spacing. A host cannot set
 * type sizes, so there may be no lines.
 */
export function hostLinesOf(before: string, after: string): string {
  const old = new Set(before.split('\n'));
  const lines = after.split('\n').flatMap((line) => {
    const [, name = '', value] = /^\s*--(raw-gold-760|radius-\w+|spacing): (.*);$/.exec(line) ?? [];
    return name === '' || old.has(line)
      ? []
      : [`  --pd-${name.replace('raw-gold-760', 'brand')}: ${value};\n`];
  });
  return lines.length === 0 ? '' : `:root {\n${lines.join('')}}\n`;
}

const RADII = ['border-start-start', 'border-start-end', 'border-end-start', 'border-end-end'].map(
  (corner) => `${corner}-radius`,
);
const PHYSICAL_RADII = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
  (corner) => `border-${corner}-radius`,
);
/** Declarations of each rule before the sliders moved. */
const originals = new WeakMap<CSSStyleDeclaration, Map<string, string>>();

/** Restyle a story's iframe: font sizes and fixed radii in its rules, other tokens as custom properties. */
export function restyle(page: Document, sheet: string, tokens: BenchTokens): void {
  for (const line of changedSheet(sheet, tokens).split('\n')) {
    const [, name, value] = /^\s*(--raw-gold-\d+|--radius-\w+|--spacing): (.*);/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) page.documentElement.style.setProperty(name, value);
  }
  for (const { cssRules } of page.styleSheets) restyleRules(cssRules, tokens);
}

function restyleRules(rules: CSSRuleList, tokens: BenchTokens) {
  for (const rule of rules) {
    if ('cssRules' in rule) restyleRules(rule.cssRules as CSSRuleList, tokens);
    if (!('style' in rule) || !('selectorText' in rule)) continue;
    const style = rule.style as CSSStyleDeclaration;
    scaleProperty(style, 'font-size', tokens.type);
    for (const radius of [...RADII, ...PHYSICAL_RADII]) scaleProperty(style, radius, tokens.radius);
  }
}

function scaleProperty(style: CSSStyleDeclaration, name: string, percent: number) {
  const kept = originals.get(style) ?? new Map<string, string>();
  const original = kept.get(name) ?? style.getPropertyValue(name);
  if (!/^[\d.]+rem$/.test(original)) return;
  originals.set(style, kept.set(name, original));
  style.setProperty(name, scaled(original, percent));
}
