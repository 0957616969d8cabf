import { SNIFF_BYTES, sniffPicture, type PictureType } from '@paydirt/domain';

/** Reason to refuse a file. */
export type PictureProblem = 'not-a-picture' | 'heic' | 'broken' | 'too-big';

/** Result of decoding a picture file in its correct orientation. The caller closes the bitmap. */
export type OpenedPicture =
  | { readonly ok: true; readonly bitmap: ImageBitmap; readonly type: PictureType | 'heic' }
  | { readonly ok: false; readonly problem: PictureProblem };

/** Detect a file's type by its first bytes and decode it; a file above the limit is not opened. */
export async function openPicture(file: Blob, maxBytes: number): Promise<OpenedPicture> {
  const type = sniffPicture(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  if (type === null) return { ok: false, problem: 'not-a-picture' };
  if (file.size > maxBytes) return { ok: false, problem: 'too-big' };
  const bitmap = await decoded(file, type);
  // Some browsers decode HEIC, and the result is as good as any other picture.
  if (bitmap === null) return { ok: false, problem: type === 'heic' ? 'heic' : 'broken' };
  return { ok: true, bitmap, type };
}

/** Tell whether a file is animated; false where the browser has no `ImageDecoder`. */
export async function isMoving(file: Blob, type: PictureType | 'heic'): Promise<boolean> {
  if (type === 'heic' || typeof ImageDecoder === 'undefined') return false;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type });
  try {
    await decoder.tracks.ready;
    return decoder.tracks.selectedTrack?.animated ?? false;
  } catch {
    // A picture whose frames cannot be read is treated as not animated.
    return false;
  } finally {
    decoder.close();
  }
}

/** Return the file with its type by content, where the name claims another. */
function retyped(file: Blob, type: PictureType | 'heic'): Blob {
  const wanted = type === 'heic' ? 'image/heic' : type;
  return file.type === wanted ? file : file.slice(0, file.size, wanted);
}

async function decoded(file: Blob, type: PictureType | 'heic'): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(retyped(file, type), { imageOrientation: 'from-image' });
  } catch {
    // Browsers give no reason. The first bytes are those of a picture, so the rest is damaged.
    return null;
  }
}

/** Encode the contents of a canvas; null where the browser cannot. */
export function encoded(
  canvas: HTMLCanvasElement,
  { type, quality }: { readonly type: 'image/jpeg' | 'image/png'; readonly quality?: number },
): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
