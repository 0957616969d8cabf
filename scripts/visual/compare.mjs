import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Tolerance between two colours, 0 to 1: three steps of grey in one pixel are a difference. */
const THRESHOLD = 0.01;

/**
 * Compare two pictures, each a PNG or a WebP. Where one is larger, the rest of it differs.
 *
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {Promise<{ differing: number, difference?: Buffer }>} where pixels differ, a picture that shows
 *   them in red over what has stayed, faintly.
 */
export async function compare(before, after) {
  const [one, other] = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  /** @param {Uint8Array} picture @param {{ width: number, height: number }} size */
  const pixelsOf = async (picture, size) => {
    const rest = { right: width - size.width, bottom: height - size.height, background: '#0000' };
    return new Uint8ClampedArray(await sharp(picture).ensureAlpha().extend(rest).raw().toBuffer());
  };
  const data = new Uint8ClampedArray(width * height * 4);
  const options = { threshold: THRESHOLD, includeAA: true };
  const pixels = await pixelsOf(before, one);
  const differing = pixelmatch(pixels, await pixelsOf(after, other), data, width, height, options);
  if (differing === 0) return { differing };
  const difference = await webpOf(sharp(data, { raw: { width, height, channels: 4 } }));
  return { differing, difference };
}

/** Write a picture as WebP, without loss and small: twice the effort gains two percent. */
export function webpOf(/** @type {import('sharp').Sharp} */ picture) {
  return picture.webp({ lossless: true, exact: true, quality: 90, effort: 5 }).toBuffer();
}
