import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import type { PictureFault, PictureParts } from './picture-parts.ts';
import { type PictureType, sniffPicture } from './picture-type.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** A picture that was looked through. */
export interface Picture {
  readonly type: PictureType;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** The same picture and nothing beside it: no place, time, camera, comment or hidden file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const READERS: Readonly<Record<PictureType, (bytes: Uint8Array) => Result<PictureParts, PictureFault>>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
  'image/gif': readGif,
};

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

/**
 * Look through a picture by its content (PRODUCT 6): a still JPEG, PNG, WebP or GIF that is there from
 * its first byte to its last and small enough to be opened. It is taken apart, not decoded: what its
 * colours are is nobody's business here.
 */
export function readPicture(bytes: Uint8Array): Result<Picture, PictureFault> {
  const type = sniffPicture(bytes);
  if (type === null) return err('picture_format');
  if (type === 'heic') return err('picture_heic');
  const read = READERS[type](bytes);
  if (!read.ok) return read;
  const { width, height, parts } = read.value;
  if (Math.max(width, height) > CONSTANTS.PICTURE_MAX_EDGE || width * height > CONSTANTS.PICTURE_MAX_PIXELS)
    return err('picture_too_many_pixels');
  return ok({ type, width, height, bytes: joined(parts) });
}
