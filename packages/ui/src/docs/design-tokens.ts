import Color from 'colorjs.io';

/** A token, or a group of them, in the W3C's format. */
type Tokens = { readonly [name: string]: Tokens | Token };
interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * Write the tokens of the style sheet in the W3C's format for design tools (DTCG 2025.10): the colours of both themes,
 * in sRGB, which every importer reads, and the sizes, type and motion that both share. The step of the grid is that of
 * the default text size.
 *
 * @param css The source of the style sheet.
 */
export function tokensOf(css: string) {
  const block = (start: RegExp) =>
    [...(start.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
  const raws = new Map(block(/:root\s*\{\s*(--raw[^}]*)\}/));
  const colours = (roles: readonly (readonly [string, string])[]) =>
    Object.fromEntries(
      roles.flatMap(([role, value]) => {
        const colour = raws.get(/--(raw-[\w-]+)\)+$/.exec(value)?.[1] ?? '') ?? value;
        return /^oklch\([^()]+\)$/.test(colour) ? [[role, colourToken(colour)]] : [];
      }),
    );
  const sizes = (kind: string) =>
    Object.fromEntries(
      [...css.matchAll(new RegExp(`^ {2}--${kind}-(\\w+): ([\\d.]+)rem;$`, 'gm'))].map(
        ([, name = '', rem]) => [name, lengthToken(rem)],
      ),
    );
  const root = block(/ {2}:root \{\s*(--font[^}]*)\}/);
  const group = (kind: string, token: (value: string) => Token) =>
    Object.fromEntries(
      root.flatMap(([name, value]) =>
        name.startsWith(`${kind}-`) ? [[name.slice(kind.length + 1), token(value)]] : [],
      ),
    );
  return {
    light: colours(block(/\[data-theme='light'\]\s*\{([^}]*)\}/)),
    dark: colours(block(/\n {2}\[data-theme='dark'\]\s*\{([^}]*)\}/)),
    radius: sizes('radius'),
    text: sizes('text'),
    spacing: lengthToken(/^ {2}--spacing: min\(([\d.]+)rem/m.exec(css)?.[1]),
    font: group('font', (value) => ({ $type: 'fontFamily', $value: value.replaceAll("'", '').split(', ') })),
    duration: group('duration', (value) => ({
      $type: 'duration',
      $value: { value: Number.parseInt(value, 10), unit: 'ms' },
    })),
    ease: group('ease', (value) => ({
      $type: 'cubicBezier',
      $value: [...value.matchAll(/[\d.]+/g)].map(Number),
    })),
  };
}

/** The tokens of the second that differ from those of the first. */
export function changedTokens(before: Tokens, after: Tokens): Tokens {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, token]): [string, Tokens | Token][] => {
      const old = before[name];
      if (JSON.stringify(token) === JSON.stringify(old)) return [];
      return [[name, isToken(token) ? token : changedTokens((old ?? {}) as Tokens, token)]];
    }),
  );
}

function isToken(token: Tokens | Token): token is Token {
  return '$value' in token;
}

function lengthToken(rem: string | undefined): Token {
  return { $type: 'dimension', $value: { value: Number(rem), unit: 'rem' } };
}

/** @param colour In OKLCH; clipped to the gamut, as a browser does for sRGB screens. */
function colourToken(colour: string): Token {
  const { coords, alpha } = new Color(colour).to('srgb').toGamut({ method: 'clip' });
  const hex = new Color('srgb', coords).toString({ format: 'hex', collapse: false });
  const components = coords.map((share) => Math.round((share ?? 0) * 1e4) / 1e4);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex } };
}
