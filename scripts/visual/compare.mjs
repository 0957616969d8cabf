import pixelmatch from 'pixelmatch';

/**
 * A picture as pixels.
 *
 * @typedef {object} Pixels
 * @property {number} width
 * @property {number} height
 * @property {Uint8ClampedArray} data Red, green, blue, opacity.
 */

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
 * Compare two pictures. Where one is larger, the rest of it differs.
 *
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {{ same: boolean, differing: number, difference: Pixels, box: Box | undefined }} `difference` shows the
 *   differing pixels in red over what has stayed, faintly; `box` holds all of them.
 */
export function compare(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  const differing = pixelmatch(
    padded(before, width, height),
    padded(after, width, height),
    data,
    width,
    height,
    {
      threshold: THRESHOLD,
      includeAA: true,
      diffColor: [...DIFFERING],
    },
  );
  const difference = { width, height, data };
  return { same: differing === 0, differing, difference, box: boxOf(difference) };
}

/** The smallest part that holds every differing pixel. @returns {Box | undefined} */
function boxOf(/** @type {Pixels} */ { width, height, data }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (!DIFFERING.every((value, part) => data[at + part] === value)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Extend a picture to the right and below, where it is smaller, with nothing.
 *
 * @param {Pixels} pixels
 * @param {number} width
 * @param {number} height
 */
function padded(pixels, width, height) {
  if (pixels.width === width && pixels.height === height) return pixels.data;
  const data = new Uint8ClampedArray(width * height * 4);
  const line = pixels.width * 4;
  for (let y = 0; y < pixels.height; y += 1) {
    data.set(pixels.data.subarray(y * line, (y + 1) * line), y * width * 4);
  }
  return data;
}
