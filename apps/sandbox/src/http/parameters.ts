import type { Call } from '@paydirt/contract';
import { translateName } from '@paydirt/contract/wire-names';
import type { HonoRequest } from 'hono';

import { readMultipart } from './multipart.ts';

/** Parameters of a request by the contract's names: texts as they came, and files of a multipart body, of `name[]` all. */
export type RawParameters = Record<string, string | File | readonly (string | File)[]>;

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const JSON_TYPE = 'application/json';

/** JSON is understood for clients that are not ours: its plain values count as the text of a form. */
function fromJson(text: string): RawParameters | null {
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const parameters: RawParameters = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    if (typeof value === 'object') return null;
    define(parameters, translateName(name), String(value));
  }
  return parameters;
}

/** Set an own property whatever its name, `__proto__` too. */
function define(parameters: RawParameters, name: string, value: RawParameters[string]): void {
  Object.defineProperty(parameters, name, { value, enumerable: true, configurable: true, writable: true });
}

function fromPairs(pairs: Iterable<readonly [string, string | File]>): RawParameters {
  const parameters: RawParameters = {};
  for (const [name, value] of pairs) {
    const list = /^(.+)\[\]$/.exec(name)?.[1];
    if (list === undefined) {
      define(parameters, translateName(name), value);
      continue;
    }
    const listed = translateName(list);
    const before = Object.hasOwn(parameters, listed) ? parameters[listed] : undefined;
    define(
      parameters,
      listed,
      Array.isArray(before) ? [...(before as readonly (string | File)[]), value] : [value],
    );
  }
  return parameters;
}

function fromBody(type: string, body: Uint8Array<ArrayBuffer>): RawParameters | null {
  switch (type.split(';', 1)[0]?.trim().toLowerCase()) {
    case MULTIPART: {
      const parts = readMultipart(type, body);
      return parts && fromPairs(parts);
    }
    case JSON_TYPE:
      return fromJson(new TextDecoder().decode(body));
    case FORM:
      return fromPairs(new URLSearchParams(new TextDecoder().decode(body)));
    default:
      return body.length === 0 ? {} : null;
  }
}

/**
 * Read the parameters of a call from where the contract says that they travel. A parameter that is
 * given several times counts as it was given last, unless its name ends with `[]`. Null when the body cannot be read at all.
 *
 * @param body What came after the headers; a GET has none that anybody reads.
 */
export function readParameters(
  call: Call,
  request: HonoRequest,
  body: Uint8Array<ArrayBuffer>,
): RawParameters | null {
  const query = fromPairs(new URL(request.url).searchParams);
  if (call.method === 'GET') return query;
  const parameters = fromBody(request.header('Content-Type') ?? '', body);
  if (!parameters) return null;
  for (const name of call.queryParameters) {
    const value = query[name];
    if (value !== undefined) define(parameters, name, value);
  }
  return parameters;
}
