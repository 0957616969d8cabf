/** The picture to draw: its size, its light and its machines. */
interface Scene {
  width: number;
  height: number;
  light: keyof typeof LIGHTS;
  /** The machine's centre, and its size relative to the scene's height. */
  machines: readonly { x: number; size: number }[];
}

/** Colours of sky, sun, far hills, near hills and ground. */
const LIGHTS = {
  noon: ['#cfe0e4', '#fff4d6', '#a9bfae', '#86a08a', '#c9a877'],
  evening: ['#f1cfa4', '#fff0c9', '#c99a76', '#9c7257', '#6f5344'],
  morning: ['#dbe6d9', '#fdf6df', '#b3c5b4', '#8ba793', '#a89a72'],
} as const;

/** Draw a picture like those that members post: the address of an SVG, for an `<img>`. */
export function scene({ width, height, light, machines }: Scene): string {
  const [sky, sun, far, near, ground] = LIGHTS[light];
  const line = (share: number) => Math.round(height * share);
  const ridge = (share: number, wave: number) =>
    `M0 ${line(share)}Q${width * 0.22} ${line(share - wave)} ${width * 0.46} ${line(share)}T${width} ${line(share - wave / 2)}V${height}H0z`;
  const trommels = machines
    .map(({ x, size }) => {
      const scale = (size * height) / 120;
      return `<g transform="translate(${width * x} ${line(0.78)}) scale(${scale})">${TROMMEL}</g>`;
    })
    .join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${sky}" d="M0 0h${width}v${height}H0z"/>
<circle fill="${sun}" cx="${width * 0.78}" cy="${line(0.24)}" r="${Math.min(width, height) * 0.09}"/>
<path fill="${far}" d="${ridge(0.52, 0.16)}"/><path fill="${near}" d="${ridge(0.64, 0.1)}"/>
<path fill="${ground}" d="M0 ${line(0.76)}h${width}V${height}H0z"/>${trommels}</svg>`,
  )}`;
}

/** A drum on its frame, with hopper and heap, based on y = 0. */
const TROMMEL = `<g fill="none" stroke="#2f2721" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M-60 0V-44M58 0V-30M-40 0L-8 -40M58 0L28 -34M-78 -50V-104"/>
<path fill="#8a6f4d" d="M60 0q9-16 16-21q7-6 14 2q8 8 15 19z"/>
<g transform="rotate(8 0 -66)">
<path fill="#fffdf8" d="M-74 -40H70V-31H-74z"/>
<path fill="#fffdf8" d="M-52 -98H58A10 28 0 0 1 58 -42H-52A10 28 0 0 1 -52 -98z"/>
<path fill="#e0ab3c" d="M-14 -101H-2A10 31 0 0 1 -2 -39H-14A10 31 0 0 0 -14 -101z"/>
<path fill="#efe8da" d="M58 -98A10 28 0 0 1 58 -42A10 28 0 0 1 58 -98z"/>
<path stroke-width="2" d="M-36 -84h0M-26 -84h0M20 -84h0M32 -84h0M-40 -70h0M-28 -70h0M18 -70h0M32 -70h0M-36 -56h0M-26 -56h0M20 -56h0M32 -56h0"/>
</g>
<path fill="#efe8da" d="M-84 -106h20l12 14v10h-10zM-94 -132h40l-9 26h-22z"/>
</g>`;
