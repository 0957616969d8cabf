import { CONSTANTS, err, ok, type Result } from '@paydirt/domain';

/** Time limits of a request's body. */
export interface BodyDeadlines {
  /** The longest that a whole body may take. */
  readonly withinMs: number;
  /** Time without any minimum rate; lost packets are resent within it. */
  readonly graceMs: number;
  /** Average speed that is required after that, counted from the beginning. */
  readonly leastBytesPerSecond: number;
}

/** Deadlines of the services: 20 s in all, and after 8 s no slower than half a kilobyte a second. */
export const BODY_DEADLINES: BodyDeadlines = { withinMs: 20_000, graceMs: 8_000, leastBytesPerSecond: 500 };

/** Deadlines of an upload: 2 min in all, which is 20 MB over 1.5 Mbit/s, and after 8 s no slower than 4 kB a second. */
export const UPLOAD_DEADLINES: BodyDeadlines = {
  withinMs: CONSTANTS.UPLOAD_TIMEOUT_MS,
  graceMs: 8_000,
  leastBytesPerSecond: 4_000,
};

/** Time after its start at which a body of a given size counts as too slow. */
function givenUpAfterMs({ withinMs, graceMs, leastBytesPerSecond }: BodyDeadlines, received: number): number {
  return Math.min(withinMs, graceMs + (received / leastBytesPerSecond) * 1000);
}

/** Chunks of any size; beyond these, they need a minimum size on average. No network makes smaller ones. */
const PARTS_FREELY = 1024;
const LEAST_PART_BYTES = 64;

/** First size of the buffer; it grows as bytes come, never by the announced length. */
const FIRST_BYTES = 16 * 1024;

/**
 * Collects chunks in one buffer that is doubled when it is full: at most twice the received size is held. It grows
 * in place, because copying megabytes would block everyone.
 */
class GrowingBytes {
  readonly #buffer: ArrayBuffer;
  size = 0;

  constructor(maxBytes: number) {
    this.#buffer = new ArrayBuffer(Math.min(FIRST_BYTES, maxBytes), { maxByteLength: maxBytes });
  }

  /** Add a part; false where all would be more than the most. */
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

/** Look once after the other, with one timer, whether a body is too slow by now; gives what ends that. */
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
 * Read the whole body of a request, before its sender is checked: the state of session, code and clock is then no
 * older than the work. Refuses bodies that are `too_large`, and as `too_slow` those that stall, break off or come
 * in tiny chunks, each of which costs as much as one of many kilobytes. Memory is bounded by the received bytes,
 * not by their number of chunks.
 */
export async function readBody(
  request: Request,
  { maxBytes, bodyDeadlines }: { readonly maxBytes: number; readonly bodyDeadlines: BodyDeadlines },
): Promise<Result<Uint8Array<ArrayBuffer>, 'too_large' | 'too_slow'>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return err('too_large');
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return ok(new Uint8Array());
  const received = new GrowingBytes(maxBytes);
  // After the release, the reader resolves its pending read at once.
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
    // Late, or a client that went away, which receives no answer: it caused the missed deadline itself.
    return err('too_slow');
  } finally {
    stopWatching();
  }
}
