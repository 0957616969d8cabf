import { setImmediate as nextTurn } from 'node:timers/promises';

import { Busboy } from '@fastify/busboy';
import { CONSTANTS } from '@paydirt/domain';

import type { Part } from '../transport.ts';

const KB = 1024;

/** Bytes that are searched before other requests are handled. */
const PIECE_BYTES = 128 * KB;

/** Limits of text fields and files that no call reaches; a post has most of both. */
const FIELDS_AT_MOST = 32;
const FILES_AT_MOST = 2 * CONSTANTS.POST_PICTURES;
const PARTS_AT_MOST = FIELDS_AT_MOST + FILES_AT_MOST;

/**
 * Limit that no parameter's name reaches; the parser truncates the headers of a part beyond its own limit.
 */
const NAME_MAX_LENGTH = 100;

const LIMITS = {
  fields: FIELDS_AT_MOST,
  files: FILES_AT_MOST,
  parts: PARTS_AT_MOST,
  fieldSize: 64 * KB,
  headerPairs: 16,
  headerSize: 4 * KB,
};

/** Get the boundary of a content type; null if it has none. RFC 2046 allows 1 to 70 characters. */
function boundaryOf(type: string): string | null {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;"\\]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** Count the boundary lines, up to one more than is allowed. */
async function countLines(body: Buffer, boundary: string): Promise<number> {
  const line = Buffer.from(`\r\n--${boundary}`);
  // The first boundary may be at the very beginning, without a line break before it.
  let count = body.subarray(0, line.length - 2).equals(line.subarray(2)) ? 1 : 0;
  for (let from = 0; from < body.length; from += PIECE_BYTES) {
    if (from > 0) await nextTurn();
    const piece = body.subarray(from, from + PIECE_BYTES + line.length - 1);
    for (let at = piece.indexOf(line); at !== -1; at = piece.indexOf(line, at + line.length)) {
      count += 1;
      if (count > PARTS_AT_MOST + 1) return count;
    }
  }
  return count;
}

/** Parts that the parser has found; null once the body is malformed. */
class Found {
  parts: Part[] | null = [];
  #underWay = 0;
  #finished = false;

  addText(name: string | undefined, text: string, isCut: boolean): void {
    if (isCut) this.refuse();
    else this.#add(name, text);
  }

  /**
   * Collect the bytes of a file. They are views of the body, and are copied once, into the file. The bytes
   * that the parser carries over between chunks are always the beginning of a boundary, so no view changes
   * later.
   */
  addFile(name: string | undefined, file: NodeJS.ReadableStream, filename: string, type: string): void {
    const views: Uint8Array<ArrayBuffer>[] = [];
    this.#underWay += 1;
    file
      .on('data', (view: Buffer<ArrayBuffer>) => views.push(view))
      .on('error', this.refuse)
      .on('end', () => {
        this.#underWay -= 1;
        this.#add(name, new File(views, filename, { type }));
      });
  }

  #add(name: string | undefined, value: string | File): void {
    if (name === undefined || name.length > NAME_MAX_LENGTH) this.refuse();
    else this.parts?.push([name, value]);
  }

  readonly finish = (): void => {
    this.#finished = true;
  };

  readonly refuse = (): void => {
    this.parts = null;
  };

  get isComplete(): boolean {
    return this.#finished && this.#underWay === 0;
  }
}

async function parse(type: string, body: Uint8Array<ArrayBuffer>): Promise<readonly Part[] | null> {
  const boundary = boundaryOf(type);
  if (boundary === null) return null;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const lines = await countLines(bytes, boundary);
  if (lines === 0 || lines > PARTS_AT_MOST + 1) return null;

  const found = new Found();
  try {
    const parser = new Busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
      limits: LIMITS,
      // Without these limits the parser would pause within a file, although the whole body is in memory.
      highWaterMark: bytes.length + 1,
      fileHwm: bytes.length + 1,
    });
    parser.on('field', (name, text, _isNameCut, isCut) => found.addText(name, text, isCut));
    parser.on('file', (name, file, filename, _encoding, fileType) =>
      found.addFile(name, file, filename, fileType),
    );
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const)
      parser.on(limit, found.refuse);
    parser.on('finish', found.finish);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      if (from > 0) await nextTurn();
      parser.write(bytes.subarray(from, from + PIECE_BYTES));
      if (found.parts === null) return null;
    }
    parser.end();
  } catch {
    // The parser throws if it cannot parse the headers of a part.
    return null;
  }
  // The parser works synchronously, so by the next turn it has found everything.
  await nextTurn();
  // The parser silently skips a part without a name or outside of the form: refuse such a body instead of
  // reading it in part.
  return found.isComplete && found.parts?.length === lines - 1 ? found.parts : null;
}

/** Free a body's memory at once: the garbage collection of a dozen bodies would block everybody. */
function release({ buffer }: Uint8Array<ArrayBuffer>): void {
  if (buffer.resizable) buffer.resize(0);
}

/** The previous read; it never rejects. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Read a complete multipart body of any client (Node's own reader refuses a boundary with less than 27
 * characters). Null if it is not multipart, is truncated, has a part without a name, or has more or longer
 * parts than any call takes; the number of parts is checked before parsing. Bodies are read one at a time,
 * because each copies its files in one go, and a dozen at once would block everybody. The buffer of a body
 * from the network is empty afterwards.
 */
export function readMultipart(type: string, body: Uint8Array<ArrayBuffer>): Promise<readonly Part[] | null> {
  const parts = before.then(() => parse(type, body)).finally(() => release(body));
  before = parts.catch(() => null);
  return parts;
}
