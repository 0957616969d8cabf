import { CONSTANTS, err, ok, type Result } from '@paydirt/domain';

/** How long a request may take to bring its body. */
export interface BodyDeadlines {
  /** The longest that a whole body may take. */
  readonly withinMs: number;
  /** For so long nothing is asked of it; lost packets come again within that. */
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

/** When a body of which so much has come is too slow, after its beginning. */
function givenUpAfterMs({ withinMs, graceMs, leastBytesPerSecond }: BodyDeadlines, received: number): number {
  return Math.min(withinMs, graceMs + (received / leastBytesPerSecond) * 1000);
}

/** Wait for something, at most so long: null when it did not come. */
function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // What arrived while this process was busy is read before it counts as late.
    const timer = setTimeout(() => setImmediate(() => resolve(null)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Read the body of a request whole, before anything is asked about who sent it: what a session, a code
 * or the clock says is then no older than the work. Refuses what is `too_large`, and as `too_slow` what
 * is held back or breaks off.
 */
export async function readBody(
  request: Request,
  { maxBytes, bodyDeadlines }: { readonly maxBytes: number; readonly bodyDeadlines: BodyDeadlines },
): Promise<Result<Uint8Array<ArrayBuffer>, 'too_large' | 'too_slow'>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return err('too_large');
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return ok(new Uint8Array());
  const begunAt = performance.now();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const leftMs = Math.max(givenUpAfterMs(bodyDeadlines, size) - (performance.now() - begunAt), 0);
    // A client that went away hears no answer: it missed the deadline by its own doing.
    const part = await within(leftMs, reader.read()).catch(() => null);
    if (part === null) return err('too_slow');
    if (part.done) return ok(new Uint8Array(Buffer.concat(parts)));
    size += part.value.length;
    if (size > maxBytes) return err('too_large');
    parts.push(part.value);
  }
}
