/** A custom property as the style sheet declares it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/**
 * Read the roles of a theme from the style sheets of the page, in their order: a role that is not in the CSS
 * cannot be shown, and none that is there can be left out.
 */
export function rolesOf(theme: 'light' | 'dark'): readonly Token[] {
  return tokensIn(
    (selector) =>
      selector.includes(`[data-theme='${theme}']`) || selector.includes(`[data-theme="${theme}"]`),
  );
}

/** Read the properties of the root whose names have one of the prefixes, with their computed values. */
export function rootTokens(...prefixes: readonly string[]): readonly Token[] {
  const styles = getComputedStyle(document.documentElement);
  const names = tokensIn((selector) => selector.includes(':root')).map(({ name }) => name);
  return [...new Set(names)]
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map((name) => ({ name, value: styles.getPropertyValue(name).trim() }));
}

/** Read the values that a class family takes, from the rules that the style sheet has for it (`.text-12`). */
export function classesNamed(pattern: RegExp): readonly string[] {
  const found = new Set<string>();
  for (const rule of styleRules()) {
    const match = pattern.exec(rule.selectorText);
    if (match?.[1] !== undefined) found.add(match[1]);
  }
  return [...found];
}

function tokensIn(holds: (selector: string) => boolean): readonly Token[] {
  const tokens = new Map<string, string>();
  for (const rule of styleRules()) {
    if (!holds(rule.selectorText)) continue;
    for (const name of rule.style)
      if (name.startsWith('--') && !tokens.has(name))
        tokens.set(name, rule.style.getPropertyValue(name).trim());
  }
  return [...tokens].map(([name, value]) => ({ name, value }));
}

/** Every style rule of the page except those that apply to certain media only. */
function styleRules(): readonly CSSStyleRule[] {
  const rules: CSSStyleRule[] = [];
  const queue: CSSRuleList[] = [...document.styleSheets].map((sheet) => sheet.cssRules);
  for (let list = queue.shift(); list !== undefined; list = queue.shift())
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push(rule);
      else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule)) queue.push(rule.cssRules);
    }
  return rules;
}

/** Contrast of two colours as the browser draws them, by WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Write a colour as the browser draws it: six hexadecimal digits, or eight where it is translucent. */
export function hexOf(colour: string): string {
  const [r, g, b, alpha = 255] = pixelOf(colour);
  const digits = alpha === 255 ? [r, g, b] : [r, g, b, alpha];
  return `#${digits.map((byte = 0) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green, blue and opacity, 0 to 255, of one pixel that the browser draws in a colour. */
function pixelOf(colour: string): readonly number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = pixelOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
