import { encoded, isMoving, openPicture, type PictureProblem } from '../picture-upload/open-picture.ts';
import { type Crop, squareOf } from './crop.ts';

/** A picture that a square is to be cut out of. */
export interface CroppedPicture {
  readonly bitmap: ImageBitmap;
  /** The file is animated, and this is its first frame. */
  readonly still: boolean;
}

/** Open a file for cropping, by its content, never by its name. The caller closes the bitmap. */
export async function openForCrop(
  file: Blob,
  maxBytes: number,
): Promise<
  | { readonly ok: true; readonly picture: CroppedPicture }
  | { readonly ok: false; readonly problem: PictureProblem }
> {
  const opened = await openPicture(file, maxBytes);
  if (!opened.ok) return opened;
  return { ok: true, picture: { bitmap: opened.bitmap, still: await isMoving(file, opened.type) } };
}

const QUALITIES = [0.9, 0.75, 0.6];

/** Draw a crop so that it fills a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(crop, bitmap);
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * Cut the square out as a new JPEG without the file's metadata. It is no larger than the picture itself; null
 * where even the lowest quality is above `maxBytes`.
 */
export async function cutOut(
  bitmap: ImageBitmap,
  crop: Crop,
  { edge, maxBytes }: { readonly edge: number; readonly maxBytes: number },
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(edge, Math.round(squareOf(crop, bitmap).side)));
  canvas.height = canvas.width;
  drawCrop(canvas, bitmap, crop);
  for (const quality of QUALITIES) {
    // In sequence, because a lower quality is needed only if the better one is too large.
    const blob = await encoded(canvas, { type: 'image/jpeg', quality });
    if (blob !== null && blob.size <= maxBytes) return blob;
  }
  return null;
}
