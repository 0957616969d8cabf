import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * A part of a picture, in pixels.
 *
 * @typedef {object} Box
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/** Colour of differing pixels. */
const DIFFERING = /** @type {const} @satisfies {[number, number, number]} */ ([190, 20, 60]);

/** Tolerance between two colours, 0 to 1: three steps of grey in one pixel are a difference. */
const THRESHOLD = 0.01;

/**
 * Compare two pictures, each a PNG or a WebP. Where one is larger, the rest of it differs.
 *
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {Promise<{ differing: number, difference?: Buffer, box?: Box }>} where pixels differ, a picture that shows
 *   them in red over what has stayed, faintly, and the smallest part that holds all of them.
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
  const options = { threshold: THRESHOLD, includeAA: true, diffColor: DIFFERING };
  const pixels = await pixelsOf(before, one);
  const differing = pixelmatch(pixels, await pixelsOf(after, other), data, width, height, options);
  if (differing === 0) return { differing };
  const difference = await webpOf(sharp(data, { raw: { width, height, channels: 4 } }));
  return { differing, difference, box: boxOf(data, width) };
}

/** Write a picture as WebP, without loss and small: twice the effort gains two percent. */
export function webpOf(/** @type {import('sharp').Sharp} */ picture) {
  return picture.webp({ lossless: true, exact: true, quality: 90, effort: 5 }).toBuffer();
}

/** @param {Uint8ClampedArray} data @param {number} width @returns {Box} */
function boxOf(data, width) {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (!DIFFERING.every((value, part) => data[at + part] === value)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
