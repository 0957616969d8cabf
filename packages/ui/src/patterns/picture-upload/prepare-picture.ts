import { encoded, isMoving, openPicture, type PictureProblem } from './open-picture.ts';

/** Limits for a picture. */
export interface PictureLimits {
  /** The largest file that is sent. */
  readonly maxBytes: number;
  /** The maximum number of pixels along its longer edge; a larger picture is scaled down. */
  readonly maxEdge: number;
  /** The maximum number of pictures. */
  readonly maxCount: number;
}

/** A picture that can be sent. */
export interface PreparedPicture {
  /** Unique on the page. */
  readonly id: string;
  /** The file's name, for people. */
  readonly name: string;
  /** The file to upload. */
  readonly blob: Blob;
  /** The service's id for it, after the upload. */
  readonly remote?: string | undefined;
  /** The file is animated, and this is its first frame. */
  readonly still?: boolean | undefined;
  /** Text alternative, written by the member. */
  readonly text?: string | undefined;
}

type Prepared =
  | { readonly ok: true; readonly blob: Blob; readonly still: boolean }
  | { readonly ok: false; readonly problem: PictureProblem };

// Larger files are not even opened, because decoding one could crash the page.
const OPENED_UP_TO_BYTES = 64 * 1024 * 1024;
// A drawing, unlike a photograph, stays sharp as a PNG; the limit spares slow connections.
const PNG_UP_TO_BYTES = 1024 * 1024;
const QUALITIES = [0.86, 0.72, 0.58];
/** Each round draws at three quarters of the previous edge, or smaller where that would certainly still be too big. */
const NEXT_SCALE = 0.75;
const ROUNDS = 6;
/** Less than this along its longer edge shows nothing. */
const SMALLEST_EDGE = 32;

/**
 * Check a file by its content and scale it down until it is within the limits. It is always re-encoded, so that its
 * location is not sent along; of an animation, the first frame is used.
 */
export async function preparePicture(
  file: Blob,
  limits: PictureLimits,
  signal: AbortSignal,
): Promise<Prepared> {
  const opened = await openPicture(file, OPENED_UP_TO_BYTES);
  if (!opened.ok) return opened;
  const { bitmap, type } = opened;
  try {
    const isDrawn = type === 'image/png' || type === 'image/gif';
    const blob =
      (isDrawn && (await drawnSharp(bitmap, limits))) || (await drawnToFit(bitmap, limits, signal));
    if (blob === null) return { ok: false, problem: 'too-big' };
    return { ok: true, blob, still: await isMoving(file, type) };
  } finally {
    bitmap.close();
  }
}

async function drawnSharp(bitmap: ImageBitmap, { maxEdge, maxBytes }: PictureLimits): Promise<Blob | null> {
  if (Math.max(bitmap.width, bitmap.height) > maxEdge) return null;
  const blob = await encoded(drawn(bitmap, 1, null), { type: 'image/png' });
  return blob !== null && blob.size <= Math.min(maxBytes, PNG_UP_TO_BYTES) ? blob : null;
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
    const canvas = drawn(bitmap, scale, 'white');
    for (const quality of QUALITIES) {
      if (signal.aborted) return null;
      // In sequence, because a lower quality is needed only if the better one is too large.
      const blob = await encoded(canvas, { type: 'image/jpeg', quality });
      if (blob === null) continue;
      if (blob.size <= limits.maxBytes) return blob;
      smallest = blob.size;
    }
    // The size is proportional to the area, that is to the square of the edge.
    scale *= Math.min(NEXT_SCALE, Math.sqrt(limits.maxBytes / smallest));
  }
  return null;
}

function drawn(bitmap: ImageBitmap, scale: number, ground: string | null): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent parts would turn black in a JPEG.
    if (ground !== null) {
      context.fillStyle = ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
