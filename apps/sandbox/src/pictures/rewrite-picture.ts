import { CONSTANTS, err, ok, type PictureType, type Result, sniffPicture } from '@paydirt/domain';
import sharp, { type Sharp } from 'sharp';

import type { Picture, PictureFault } from './pictures.ts';

/** Longest time for decoding or encoding one picture. */
const WITHIN_SECONDS = 5;
const JPEG_QUALITY = 85;
const WEBP_QUALITY = 80;
/** Effort of the encoder, up to 6: twice as fast as the default, at the cost of a few bytes. */
const WEBP_EFFORT = 2;

// Decode one picture at a time on one core, without a cache.
sharp.concurrency(1);
sharp.cache(false);
// Allow only these formats, so that no other decoder reads foreign bytes, whatever they claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Encoders by type; a still GIF becomes a PNG, which browsers show as well. */
const WRITTEN: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: JPEG_QUALITY }),
  'image/png': (image) => image.png(),
  'image/gif': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }),
};

/** Recognize an animated PNG, of which the decoder would show only the first frame. */
function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const control = file.indexOf('acTL', 0, 'latin1');
  return control !== -1 && control < file.indexOf('IDAT', 0, 'latin1');
}

/** Check a picture's header before it is decoded; null if it can be accepted. */
async function faultOf(bytes: Uint8Array, type: PictureType): Promise<PictureFault | null> {
  // Read only the header, without a limit of pixels: with one, too many pixels would look like a broken file.
  const head = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { width, height, pages = 1 } = await head.metadata();
  if (Math.max(width, height) > CONSTANTS.PICTURE_MAX_EDGE || width * height > CONSTANTS.PICTURE_MAX_PIXELS)
    return 'picture_too_many_pixels';
  return pages > 1 || (type === 'image/png' && isMovingPng(bytes)) ? 'picture_moving' : null;
}

async function written(image: Sharp): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { format, width, height } = info;
  return { type: `image/${format}` as PictureType, width, height, bytes: new Uint8Array(data) };
}

/**
 * Decode and re-encode a picture (see `Pictures.rewrite`). Only called in a separate process, because a
 * decoder is native code that reads foreign bytes.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<Result<Picture, PictureFault>> {
  const type = sniffPicture(bytes);
  if (type === null) return err('picture_format');
  if (type === 'heic') return err('picture_heic');
  try {
    const fault = await faultOf(bytes, type);
    if (fault !== null) return err(fault);
    const edge = CONSTANTS.PICTURE_SENT_EDGE;
    const upright = sharp(bytes, { limitInputPixels: CONSTANTS.PICTURE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: WITHIN_SECONDS });
    const picture = await written(WRITTEN[type](upright.clone()));
    if (picture.bytes.length <= CONSTANTS.PICTURE_STORED_WHOLE_BYTES) return ok(picture);
    return ok(await written(WRITTEN['image/webp'](upright.clone())));
  } catch (cause) {
    // The decoder's messages are about its internals, so they are not passed on. After a timeout, a smaller
    // picture would help.
    const isLate = cause instanceof Error && cause.message.startsWith('timeout');
    return err(isLate ? 'picture_too_many_pixels' : 'picture_broken');
  }
}
