/** More parts than any call has parameters and files. */
const PARTS_AT_MOST = 100;

/** The line between parts, by the content type; null where it names none. RFC 2046 allows 1 to 70 characters. */
function boundaryOf(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** A name or a file's name, in which a browser writes quotes and line breaks by their codes. */
function parameterOf(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"])*)"|([^\\s;]+))`, 'i').exec(disposition);
  const text = found?.[1] ?? found?.[2];
  if (text === undefined) return null;
  return text.replace(/%0D|%0A|%22|\\(.)/gi, (code, escaped?: string) =>
    escaped === undefined ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : escaped,
  );
}

function readPart(head: string, content: Uint8Array<ArrayBuffer>): readonly [string, string | File] | null {
  const lines = head.split('\r\n');
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const disposition = header('content-disposition') ?? '';
  const name = parameterOf(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || name === null) return null;
  const filename = parameterOf(disposition, 'filename');
  if (filename === null) return [name, new TextDecoder().decode(content)];
  return [name, new File([content], filename, { type: header('content-type') ?? '' })];
}

const startsWithLine = (bytes: Buffer, line: Buffer) => bytes.subarray(0, line.length).equals(line);

/**
 * Read a multipart body that is there whole, as any client may write it by hand; Node's own reader
 * refuses a boundary of less than 27 characters. Null when it is none, or was cut off.
 */
export function readMultipart(
  type: string,
  body: Uint8Array<ArrayBuffer>,
): readonly (readonly [string, string | File])[] | null {
  const boundary = boundaryOf(type);
  if (boundary === null) return null;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const line = Buffer.from(`\r\n--${boundary}`);
  // The first one may stand at the very beginning.
  const first = line.subarray(2);
  const begun = bytes.indexOf(line);
  if (begun === -1 && !startsWithLine(bytes, first)) return null;
  let place = startsWithLine(bytes, first) ? first.length : begun + line.length;
  const parts: (readonly [string, string | File])[] = [];
  for (;;) {
    if (bytes.toString('latin1', place, place + 2) === '--') return parts;
    const [padding] = /^[ \t]*\r\n/.exec(bytes.toString('latin1', place, place + 80)) ?? [];
    const headEnd = bytes.indexOf('\r\n\r\n', place);
    const next = headEnd === -1 ? -1 : bytes.indexOf(line, headEnd + 2);
    if (padding === undefined || next === -1 || parts.length >= PARTS_AT_MOST) return null;
    const content = body.slice(headEnd + 4, next);
    const part = readPart(bytes.toString('utf8', place + padding.length, headEnd), content);
    if (part === null) return null;
    parts.push(part);
    place = next + line.length;
  }
}
