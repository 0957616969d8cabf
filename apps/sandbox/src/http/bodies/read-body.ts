import { CONSTANTS, err, ok, type Result } from '@paydirt/domain';

/** Time limits of a request's body. */
export interface BodyDeadlines {
  /** Longest time for a whole body. */
  readonly withinMs: number;
  /** Time without a minimum rate, within which lost packets can be resent. */
  readonly graceMs: number;
  /** Average rate required after that, counted from the beginning. */
  readonly leastBytesPerSecond: number;
}

/** Deadlines of the services: 20 s for a whole body, and after 8 s at least 500 bytes a second. */
export const BODY_DEADLINES: BodyDeadlines = { withinMs: 20_000, graceMs: 8_000, leastBytesPerSecond: 500 };

/**
 * Deadlines of an upload: 2 min for a whole body, which is 20 MB at 1.5 Mbit/s, and after 8 s at least 4 kB a
 * second.
 */
export const UPLOAD_DEADLINES: BodyDeadlines = {
  withinMs: CONSTANTS.UPLOAD_TIMEOUT_MS,
  graceMs: 8_000,
  leastBytesPerSecond: 4_000,
};

/** Compute the time after the start at which a body is too slow, by the bytes received so far. */
function givenUpAfterMs({ withinMs, graceMs, leastBytesPerSecond }: BodyDeadlines, received: number): number {
  return Math.min(withinMs, graceMs + (received / leastBytesPerSecond) * 1000);
}

/**
 * Number of chunks that may have any size; beyond it, chunks need a minimum average size. No network splits a
 * body smaller.
 */
const PARTS_FREELY = 1024;
const LEAST_PART_BYTES = 64;

/** Initial size of the buffer; it grows with the received bytes, never with the announced length. */
const FIRST_BYTES = 16 * 1024;

/**
 * Collects chunks in one buffer, which is doubled when it is full, so that it holds at most twice the
 * received size. It grows in place, because copying megabytes would block everybody.
 */
class GrowingBytes {
  readonly #buffer: ArrayBuffer;
  size = 0;

  constructor(maxBytes: number) {
    this.#buffer = new ArrayBuffer(Math.min(FIRST_BYTES, maxBytes), { maxByteLength: maxBytes });
  }

  /** Add a chunk; returns false if the total would exceed the limit. */
  add(part: Uint8Array): boolean {
    const size = this.size + part.length;
    if (size > this.#buffer.maxByteLength) return false;
    if (size > this.#buffer.byteLength) {
      this.#buffer.resize(Math.min(Math.max(size, 2 * this.#buffer.byteLength), this.#buffer.maxByteLength));
    }
    new Uint8Array(this.#buffer).set(part, this.size);
    this.size = size;
    return true;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#buffer, 0, this.size);
  }
}

/** Check repeatedly, with one timer, whether a body is too slow; returns a function that stops this. */
function watch(deadlines: BodyDeadlines, received: () => number, onLate: () => void): () => void {
  const begunAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const leftMs = () => givenUpAfterMs(deadlines, received()) - (performance.now() - begunAt);
  const look = () => {
    const left = leftMs();
    if (left <= 0) onLate();
    else timer = setTimeout(lookAgain, left);
  };
  // Chunks that arrived while this process was busy are read before the body counts as late.
  const lookAgain = () => setImmediate(look);
  timer = setTimeout(lookAgain, leftMs());
  return () => clearTimeout(timer);
}

/**
 * Read the whole body of a request before its sender is checked, so that the state of session, code and clock
 * is no older than the work. Refuses bodies that are `too_large`, and as `too_slow` those that stall, break
 * off or arrive in tiny chunks, each of which costs as much as a large one. The memory is bounded by the
 * received bytes, however many chunks there are.
 */
export async function readBody(
  request: Request,
  { maxBytes, bodyDeadlines }: { readonly maxBytes: number; readonly bodyDeadlines: BodyDeadlines },
): Promise<Result<Uint8Array<ArrayBuffer>, 'too_large' | 'too_slow'>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return err('too_large');
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return ok(new Uint8Array());
  const received = new GrowingBytes(maxBytes);
  // Releasing the lock ends the reader's pending read at once.
  const stopWatching = watch(
    bodyDeadlines,
    () => received.size,
    () => reader.releaseLock(),
  );
  try {
    for (let parts = 1; ; parts += 1) {
      const part = await reader.read();
      if (part.done) return ok(received.bytes);
      if (!received.add(part.value)) return err('too_large');
      if (parts > PARTS_FREELY + received.size / LEAST_PART_BYTES) return err('too_slow');
    }
  } catch {
    // The body was too slow, or the client has disconnected and receives no answer.
    return err('too_slow');
  } finally {
    stopWatching();
  }
}
