import Color from 'colorjs.io';

/**
 * Write the tokens of the style sheet in the W3C's format for design tools (DTCG 2025.10): the colours of both themes,
 * in sRGB, which every importer reads, and the sizes, letters and motion that both share.
 *
 * @param {string} css The source of the style sheet.
 */
export function tokensOf(css) {
  const block = (/** @type {RegExp} */ start) =>
    [...(start.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => /** @type {const} */ ([name, value]),
    );
  const raws = new Map(block(/:root\s*\{\s*(--raw[^}]*)\}/));
  const colours = (/** @type {readonly (readonly [string, string])[]} */ roles) =>
    Object.fromEntries(
      roles.flatMap(([role, value]) => {
        const colour = raws.get(/--(raw-[\w-]+)\)+$/.exec(value)?.[1] ?? '') ?? value;
        return /^oklch\([^()]+\)$/.test(colour) ? [[role, colourToken(colour)]] : [];
      }),
    );
  const sizes = (/** @type {string} */ kind) =>
    Object.fromEntries(
      [...css.matchAll(new RegExp(`^ {2}--${kind}-(\\w+): ([\\d.]+)rem;$`, 'gm'))].map(([, name, rem]) => [
        name,
        { $type: 'dimension', $value: { value: Number(rem), unit: 'rem' } },
      ]),
    );
  const root = block(/ {2}:root \{\s*(--font[^}]*)\}/);
  const group = (/** @type {string} */ kind, /** @type {(value: string) => object} */ token) =>
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

/** @param {string} colour In OKLCH; cut off at the gamut, as a browser does it for sRGB screens. */
function colourToken(colour) {
  const { coords, alpha } = new Color(colour).to('srgb').toGamut({ method: 'clip' });
  const hex = new Color('srgb', coords).toString({ format: 'hex', collapse: false });
  const components = coords.map((share) => Number((share ?? 0).toFixed(4)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex } };
}
