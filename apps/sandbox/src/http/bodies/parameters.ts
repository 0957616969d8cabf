import type { Call } from '@paydirt/contract';
import { translateName } from '@paydirt/contract/wire-names';
import type { HonoRequest } from 'hono';

import type { Transport } from '../transport.ts';

/**
 * Parameters of a request by the contract's names: texts as they arrived, files of a multipart body, and for
 * a `name[]` the list of its values.
 */
export type RawParameters = Record<string, string | File | readonly (string | File)[]>;

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const JSON_TYPE = 'application/json';

const KB = 1024;
/** Size limit of a body without files. */
const TEXTS_MAX_BYTES = 64 * KB;
/** Limit of parameters that no call reaches; each item of a list counts. */
const PARAMETERS_AT_MOST = 200;

const mediaTypeOf = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase();

/**
 * Compute the size limit of a call's body: 64 KB, and for a multipart body with files another 64 KB for the
 * headers of its parts, in addition to the files.
 */
export function bodyLimitOf({ filesMaxBytes }: Call, type: string): number {
  const bringsFiles = filesMaxBytes !== undefined && mediaTypeOf(type) === MULTIPART;
  return bringsFiles ? filesMaxBytes + 2 * TEXTS_MAX_BYTES : TEXTS_MAX_BYTES;
}

/** Read a JSON body, which other clients may send: its plain values count as texts of a form. */
function fromJson(text: string): RawParameters | null {
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields = Object.entries(body);
  if (fields.length > PARAMETERS_AT_MOST) return null;
  const parameters: RawParameters = {};
  for (const [name, value] of fields) {
    if (value === null) continue;
    if (typeof value === 'object') return null;
    define(parameters, translateName(name), String(value));
  }
  return parameters;
}

/** Set an own property under any name, even `__proto__`. */
function define(parameters: RawParameters, name: string, value: RawParameters[string]): void {
  Object.defineProperty(parameters, name, { value, enumerable: true, configurable: true, writable: true });
}

const LIST = '[]';

function fromPairs(pairs: Iterable<readonly [string, string | File]>): RawParameters | null {
  const parameters: RawParameters = {};
  const lists = new Map<string, (string | File)[]>();
  let count = 0;
  for (const [written, value] of pairs) {
    count += 1;
    if (count > PARAMETERS_AT_MOST) return null;
    const isListed = written.endsWith(LIST) && written.length > LIST.length;
    const name = translateName(isListed ? written.slice(0, -LIST.length) : written);
    const list = isListed ? lists.get(name) : undefined;
    if (list) {
      list.push(value);
      continue;
    }
    const begun = [value];
    if (isListed) lists.set(name, begun);
    else lists.delete(name);
    define(parameters, name, isListed ? begun : value);
  }
  return parameters;
}

/** Decode a copy, because browsers refuse a resizable buffer. */
const textOf = (body: Uint8Array) => new TextDecoder().decode(body.slice());

async function fromBody(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  readMultipart: Transport['readMultipart'],
): Promise<RawParameters | null> {
  switch (mediaTypeOf(type)) {
    case MULTIPART: {
      const parts = await readMultipart(type, body);
      return parts && fromPairs(parts);
    }
    case JSON_TYPE:
      return fromJson(textOf(body));
    case FORM:
      return fromPairs(new URLSearchParams(textOf(body)));
    default:
      return body.length === 0 ? {} : null;
  }
}

/**
 * Read the parameters of a call from where the contract places them. Of a repeated parameter the last value
 * counts, unless its name ends with `[]`. Null if the body cannot be parsed, or has more parameters than any
 * call takes.
 *
 * @param body Bytes after the headers; those of a GET are ignored.
 */
export async function readParameters(
  call: Call,
  request: HonoRequest,
  body: Uint8Array<ArrayBuffer>,
  readMultipart: Transport['readMultipart'],
): Promise<RawParameters | null> {
  const query = fromPairs(new URL(request.url).searchParams);
  if (call.method === 'GET' || !query) return query;
  const parameters = await fromBody(request.header('Content-Type') ?? '', body, readMultipart);
  if (!parameters) return null;
  for (const name of call.queryParameters) {
    const value = query[name];
    if (value !== undefined) define(parameters, name, value);
  }
  return parameters;
}
