import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import { yieldToEventLoop } from '../../../platform/yield-to-event-loop.ts';

/** File of an archive, with its contents as they are read. */
export interface ZipEntry {
  /** Path inside the archive. */
  readonly name: string;
  /** Stored without compression, because pictures are compressed already. @default false */
  readonly packed?: boolean;
  readonly parts: AsyncIterable<string | Uint8Array>;
}

/**
 * Write a ZIP archive as its files are read: only one part is in memory at a time, and a slow reader delays
 * the reading.
 */
export async function* zipParts(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else made.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const [failure] = failures;
    if (failure) throw failure;
    const taken = made;
    made = [];
    return taken;
  };

  for await (const { name, packed = false, parts } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      // Compressing a part takes as long as answering a few requests, so let others run first.
      await yieldToEventLoop();
      file.push(typeof part === 'string' ? encoder.encode(part) : part);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
