import { err, type Picture, ok, readPicture, type Result } from '@paydirt/domain';

import type { Refusal } from '../../../operation.ts';

/**
 * Read pictures that came along with a call as `files[]`, each by its content. Refuses the field `files` for one
 * that is larger than `maxBytes` or no picture.
 */
export async function readSentPictures(
  files: readonly Blob[],
  maxBytes: number,
): Promise<Result<readonly Picture[], Refusal>> {
  const pictures: Picture[] = [];
  for (const file of files) {
    const read = file.size > maxBytes ? err('too_large' as const) : readPicture(await bytesOf(file));
    if (!read.ok) return err({ error: 'invalid_input', data: { fields: { files: read.error } } });
    pictures.push(read.value);
  }
  return ok(pictures);
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
