import { CONSTANTS, err, ok, sniffPicture } from '@paydirt/domain';

import type { Picture, Pictures } from '../../pictures/pictures.ts';

const WEBP_QUALITY = 0.8;

async function written(image: ImageBitmap): Promise<Picture> {
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  // A browser that cannot write WebP writes PNG.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY });
  const type = blob.type === 'image/webp' ? 'image/webp' : 'image/png';
  return { type, width, height, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/**
 * Decodes pictures with the browser's own decoder, which is hardened against foreign bytes, and re-encodes them.
 */
export const browserPictures: Pictures = {
  async rewrite(bytes) {
    const type = sniffPicture(bytes);
    if (type === null) return err('picture_format');
    if (type === 'heic') return err('picture_heic');
    try {
      const whole = await createImageBitmap(new Blob([bytes], { type }));
      const { width, height } = whole;
      if (
        Math.max(width, height) > CONSTANTS.PICTURE_MAX_EDGE ||
        width * height > CONSTANTS.PICTURE_MAX_PIXELS
      )
        return err('picture_too_many_pixels');
      const scale = Math.min(1, CONSTANTS.PICTURE_SENT_EDGE / Math.max(width, height));
      const sent = await createImageBitmap(whole, {
        resizeWidth: Math.max(1, Math.round(width * scale)),
        resizeHeight: Math.max(1, Math.round(height * scale)),
        resizeQuality: 'high',
      });
      return ok(await written(sent));
    } catch {
      return err('picture_broken');
    }
  },
  areTaken: () => Promise.resolve(true),
};
