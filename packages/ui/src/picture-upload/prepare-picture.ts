import { SNIFF_BYTES, sniffPicture, type PictureType } from './sniff-picture.ts';

/** What a picture may be. */
export interface PictureLimits {
  /** The most bytes of what is sent. */
  readonly maxBytes: number;
  /** The most pixels along its longer edge; a larger one is drawn smaller. */
  readonly maxEdge: number;
  /** The most pictures together. */
  readonly maxCount: number;
}

/** Why a file cannot be taken. */
export type PictureProblem = 'not-a-picture' | 'broken' | 'too-big';

/** A picture that can be sent. */
export interface PreparedPicture {
  /** Its own for as long as it lives. */
  readonly id: string;
  /** The file's name, for people. */
  readonly name: string;
  /** What is sent. */
  readonly blob: Blob;
  /** What the service called it, once it has it. */
  readonly remote?: string | undefined;
}

type Prepared =
  | { readonly ok: true; readonly blob: Blob }
  | { readonly ok: false; readonly problem: PictureProblem };

// More than this is not even opened: decoding it could take down the page.
const OPENED_UP_TO_BYTES = 64 * 1024 * 1024;
const QUALITIES = [0.86, 0.72, 0.58];
/** Each round draws at three quarters of the edge before, or smaller where that is sure to stay too big. */
const NEXT_SCALE = 0.75;
const ROUNDS = 6;
/** Less than this along its longer edge shows nothing. */
const SMALLEST_EDGE = 32;

/**
 * Check a file by its content and make it fit: drawn smaller until it is within the limits, and drawn again
 * if it is a JPEG, so that where it was taken is not sent along. Moving pictures are left as they are.
 */
export async function preparePicture(
  file: Blob,
  limits: PictureLimits,
  signal: AbortSignal,
): Promise<Prepared> {
  const type = sniffPicture(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  if (type === null) return { ok: false, problem: 'not-a-picture' };
  if (file.size > OPENED_UP_TO_BYTES) return { ok: false, problem: 'too-big' };
  const bitmap = await decoded(file, type);
  if (bitmap === null) return { ok: false, problem: 'broken' };
  try {
    const edge = Math.max(bitmap.width, bitmap.height);
    const fits = edge <= limits.maxEdge && file.size <= limits.maxBytes;
    if (type === 'image/gif') {
      return file.size <= limits.maxBytes
        ? { ok: true, blob: retyped(file, type) }
        : { ok: false, problem: 'too-big' };
    }
    if (type === 'image/png' && fits) return { ok: true, blob: retyped(file, type) };
    const blob = await drawnToFit(bitmap, limits, signal);
    return blob === null ? { ok: false, problem: 'too-big' } : { ok: true, blob };
  } finally {
    bitmap.close();
  }
}

/** The type by content, where the name had claimed another. */
function retyped(file: Blob, type: PictureType): Blob {
  return file.type === type ? file : file.slice(0, file.size, type);
}

async function decoded(file: Blob, type: PictureType): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(retyped(file, type), { imageOrientation: 'from-image' });
  } catch {
    // Browsers name no reason; the bytes begin like a picture and are none.
    return null;
  }
}

async function drawnToFit(
  bitmap: ImageBitmap,
  limits: PictureLimits,
  signal: AbortSignal,
): Promise<Blob | null> {
  const edge = Math.max(bitmap.width, bitmap.height);
  let scale = Math.min(1, limits.maxEdge / edge);
  for (let round = 0; round < ROUNDS && (round === 0 || edge * scale >= SMALLEST_EDGE); round += 1) {
    let smallest = limits.maxBytes;
    const canvas = drawn(bitmap, scale);
    for (const quality of QUALITIES) {
      if (signal.aborted) return null;
      // One after the other: a lower quality is only made when the better one is too big.
      const blob = await encoded(canvas, quality);
      if (blob === null) continue;
      if (blob.size <= limits.maxBytes) return blob;
      smallest = blob.size;
    }
    // Bytes go down with the area, so with the square of the edge.
    scale *= Math.min(NEXT_SCALE, Math.sqrt(limits.maxBytes / smallest));
  }
  return null;
}

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What was transparent would turn black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
