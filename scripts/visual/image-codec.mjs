import { readFileSync } from 'node:fs';

import createEncoder from '@jsquash/webp/codec/enc/webp_enc.js';
import { defaultOptions } from '@jsquash/webp/meta.js';

import { inRoot } from '../process/paths.mjs';

/**
 * Reads pictures and writes them as WebP. The browser reads them, as it knows PNG and WebP; writing is left to the
 * encoder of WebP itself, which makes them half as large as the browser does.
 *
 * @typedef {object} ImageCodec
 * @property {(picture: Uint8Array) => Promise<import('./compare.mjs').Pixels>} pixelsOf Of a PNG or a WebP.
 * @property {(pixels: import('./compare.mjs').Pixels) => Promise<Buffer>} webpOf Without loss, small.
 * @property {() => Promise<void>} close
 */

/** Without loss; twice the effort gains two percent. */
const SMALL = { ...defaultOptions, lossless: 1, exact: 1, quality: 90, method: 5 };

/**
 * Open a page that reads pictures, and load the encoder.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<ImageCodec>}
 */
export async function openImageCodec(browser) {
  const page = await browser.newPage();
  const wasm = readFileSync(inRoot('node_modules/@jsquash/webp/codec/enc/webp_enc.wasm'));
  const encoder = await createEncoder({ noInitialRun: true, wasmBinary: wasm });
  return {
    pixelsOf: async (picture) => {
      const { width, height, base64 } = await page.evaluate(decode, Buffer.from(picture).toString('base64'));
      return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
    },
    webpOf: async ({ width, height, data }) => {
      const webp = encoder.encode(data, width, height, SMALL);
      if (webp === null) throw new Error('visual: a picture could not be written as WebP');
      return Buffer.from(webp);
    },
    close: () => page.close(),
  };
}

/**
 * Read a picture. Runs in the page.
 *
 * @param {string} picture
 */
async function decode(picture) {
  const blob = await (await fetch(`data:application/octet-stream;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (canvas === null) throw new Error('visual: the browser has no canvas');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const pieces = [];
  // As many arguments as a call may have.
  for (let at = 0; at < data.length; at += 32_768) {
    pieces.push(String.fromCharCode(...data.subarray(at, at + 32_768)));
  }
  return { width, height, base64: btoa(pieces.join('')) };
}
