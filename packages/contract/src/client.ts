import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import type { Call, InputOf, ResultOf, Service } from './call.ts';
import {
  CLASS_KEY_HEADER,
  CLOCK_HEADER,
  envelopeSchema,
  errorDataSchema,
  MODE,
  MODE_HEADER,
  WORLD_HEADER,
} from './envelope.ts';
import { type ClientErrorName, type ErrorName, isErrorName, isRetryable } from './errors.ts';
import { translateName, translateNames } from './wire-names.ts';

/** Environment of a client, as functions, since it changes while the app runs. */
export interface ClientOptions {
  /** Base URL of a service, without a trailing slash. */
  readonly baseUrl: (service: Service) => string;
  /** Value of the `Language` header: `en_US`. */
  readonly language: () => string;
  readonly token: () => string | null;
  /** The class key that was entered, for the calls that take one. */
  readonly classKey?: () => string | null;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  /** Sends a request and reports its progress, which `fetch` cannot do; without it, such a call uses `fetch`. */
  readonly upload?: UploadFetch;
  /** Called with the services' clock (epoch milliseconds) of each answer. */
  readonly onClock?: (serviceNowMs: number) => void;
  /** Called with the id of the world of each answer. */
  readonly onWorld?: (world: string) => void;
  /** Called when the answer to a call had no clock, because no service answered it. */
  readonly onNoClock?: () => void;
  /** Called once per token, however many calls fail with 401 at the same time (PRODUCT 3). */
  readonly onUnauthorized?: (error: CallError) => void;
  /** Called when the services refuse every call of this page or this member. */
  readonly onForbidden?: () => void;
  /** Called when the class key that was sent is wrong. */
  readonly onClassKeyWrong?: (key: string) => void;
  /** Called when an answer does not declare test mode (H1). */
  readonly onNotTestMode?: () => void;
}

/**
 * Like `fetch`, and also reports how much of the body has been sent, 0 to 1. Throws a `TimeoutError` if the upload
 * makes no progress for longer than `stalledMs`, or if no answer comes within that time afterwards.
 */
export type UploadFetch = (
  url: string,
  init: RequestInit,
  options: { readonly onProgress: (share: number) => void; readonly stalledMs: number },
) => Promise<Response>;

/** A successful answer; `msg` is the token at login. */
export interface Answer<T> {
  readonly data: T;
  readonly msg: string;
}

export interface CallOptions {
  /** Created once per intent and kept across retries; required by calls that move money. */
  readonly idempotencyKey?: string;
  /** A class key to try, in place of the client's. */
  readonly classKey?: string;
  readonly signal?: AbortSignal;
  /** Called with the share of the body that has been sent, 0 to 1. The call may then take as long as an upload. */
  readonly onProgress?: (share: number) => void;
}

export interface Client {
  /** Send a call. Rejects with {@link CallError} for every code except 200. */
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<Answer<ResultOf<C>>>;
}

type ErrorDetails = v.InferOutput<typeof errorDataSchema>;

/** Every failure of a call. `name` decides what is shown; `msg` is the service's own text. */
export class CallError extends Error {
  override readonly name: ErrorName | ClientErrorName;
  /** The answer's `code`; 0 when there was none. */
  readonly code: number;
  readonly msg: string;
  readonly details: ErrorDetails;

  constructor(name: ErrorName | ClientErrorName, code: number, msg: string, details: ErrorDetails = {}) {
    super(`${name}: ${msg}`);
    this.name = name;
    this.code = code;
    this.msg = msg;
    this.details = details;
  }

  /** The same request can succeed when sent again. */
  get retryable(): boolean {
    return isRetryable(this.name);
  }
}

type Parameters = Readonly<Record<string, unknown>>;

/** Write a value as a form does; an object cannot be written this way. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('contract: a parameter is a text, a number or a flag');
}

function encode(parameters: Parameters): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) encoded.append(translateName(name), asText(value));
  }
  return encoded;
}

function multipart(parameters: Parameters): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value instanceof Blob) body.append(translateName(name), value);
    else if (Array.isArray(value))
      for (const file of value as readonly Blob[]) body.append(`${translateName(name)}[]`, file);
    else if (value !== undefined && value !== null) body.append(translateName(name), asText(value));
  }
  return body;
}

function requestOf(
  call: Call,
  input: Parameters,
): { query: string; body: URLSearchParams | FormData | null } {
  const inQuery = (name: string) => call.encoding === 'query' || call.queryParameters.includes(name);
  const entries = Object.entries(input);
  const query = encode(Object.fromEntries(entries.filter(([name]) => inQuery(name)))).toString();
  const rest = Object.fromEntries(entries.filter(([name]) => !inQuery(name)));
  if (call.method === 'GET') return { query, body: null };
  // A multipart body sets its own content type, with its boundary (SERVICES).
  return { query, body: call.encoding === 'multipart' ? multipart(rest) : encode(rest) };
}

/** The path and query of a call's request, below its service. */
export function requestPath<C extends Call>(call: C, input: InputOf<C>): string {
  return pathWith(call, requestOf(call, input as Parameters).query);
}

function pathWith({ path }: Call, query: string): string {
  return `${path}${query && `?${query}`}`;
}

/** Read the body of an answer that was not requested by a client; null unless it is a success of this call. */
export function readAnswer<C extends Call>(call: C, body: unknown): ResultOf<C> | null {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success || envelope.output.code !== 200) return null;
  const result = v.safeParse(call.result, translateNames(envelope.output.data));
  return result.success ? result.output : null;
}

/** Tell whether an answer came from the service itself: it is an envelope, from the address that was requested. */
async function isServiceAnswer(response: Response, lost: Lost): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.redirected || !type.startsWith('application/json')) return false;
  return v.is(envelopeSchema, await readJson(response, lost));
}

/** Throw the error of a connection that was lost or given up. */
type Lost = (cause: unknown) => never;

/** Read a body; null if it is not JSON. */
function readJson(response: Response, lost: Lost): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return null;
    return lost(cause);
  });
}

/**
 * Create a client: the only place that knows headers, time limit, envelope, test mode and 401. It neither shows
 * anything nor navigates.
 */
export function createClient(options: ClientOptions): Client {
  let reported: string | null | undefined;

  async function send(
    call: Call,
    input: Parameters,
    { idempotencyKey, classKey, signal, onProgress }: CallOptions,
  ): Promise<{ readonly response: Response; readonly lost: Lost }> {
    const { query, body } = requestOf(call, input);
    const headers = new Headers({ Language: options.language() });
    const token = options.token();
    if (token) headers.set('X-Access-Token', token);
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    if (classKey && call.classAccess !== 'open') headers.set(CLASS_KEY_HEADER, classKey);
    const { upload } = options;
    const isUpload = onProgress !== undefined && upload !== undefined;
    const limit = AbortSignal.timeout(
      isUpload || call.file ? CONSTANTS.UPLOAD_TIMEOUT_MS : options.timeoutMs,
    );
    const url = `${options.baseUrl(call.service)}/${pathWith(call, query)}`;
    const init = {
      method: call.method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    };
    const lost = (cause: unknown) => {
      if (signal?.aborted) throw cause;
      options.onNoClock?.();
      const isTimeout = limit.aborted || (cause instanceof DOMException && cause.name === 'TimeoutError');
      throw new CallError(isTimeout ? 'timeout' : 'offline', 0, '');
    };
    const answered = isUpload
      ? upload(url, init, { onProgress, stalledMs: options.timeoutMs })
      : options.fetch(url, init);
    return { response: await answered.catch(lost), lost };
  }

  async function receive(
    call: Call,
    { response, lost }: Awaited<ReturnType<typeof send>>,
    tokenSent: string | null,
  ): Promise<Answer<unknown>> {
    if (response.headers.get(MODE_HEADER) !== MODE) {
      // An answer of a proxy, or of a network that asks for a login first, is a failed connection and says
      // nothing about the service's mode.
      if (!(await isServiceAnswer(response, lost))) {
        options.onNoClock?.();
        throw new CallError('unavailable', response.status, '');
      }
      options.onNotTestMode?.();
      throw new CallError('not_test_mode', response.status, '');
    }
    const clock = Date.parse(response.headers.get(CLOCK_HEADER) ?? '');
    if (Number.isNaN(clock)) options.onNoClock?.();
    else options.onClock?.(clock);
    const world = response.headers.get(WORLD_HEADER);
    if (world !== null) options.onWorld?.(world);
    if (call.file && response.ok) return { data: response, msg: '' };

    const envelope = v.safeParse(envelopeSchema, await readJson(response, lost));
    if (!envelope.success) throw new CallError('bad_answer', response.status, 'no envelope');
    const { code, message, msg } = envelope.output;
    const data = translateNames(envelope.output.data);

    if (code !== 200 || !response.ok) {
      const details = v.safeParse(errorDataSchema, data ?? {});
      const name = isErrorName(message)
        ? message
        : response.status === 401 || code === 401
          ? 'unauthorized'
          : 'unknown';
      const error = new CallError(name, code, msg, details.success ? details.output : {});
      if ((response.status === 401 || code === 401) && reported !== tokenSent) {
        reported = tokenSent;
        options.onUnauthorized?.(error);
      }
      if (name === 'forbidden') options.onForbidden?.();
      throw error;
    }

    const result = v.safeParse(call.result, data);
    if (!result.success) {
      const path = result.issues[0].path?.map((part) => String(part.key)).join('.') ?? 'data';
      throw new CallError('bad_answer', code, `${call.path}: ${path}`);
    }
    return { data: result.output, msg };
  }

  return {
    async call(call, input, callOptions = {}) {
      const token = options.token();
      const classKey = callOptions.classKey ?? options.classKey?.() ?? '';
      const sent = await send(call, input as Parameters, { ...callOptions, classKey });
      try {
        return await receive(call, sent, token);
      } catch (cause) {
        if (cause instanceof CallError && cause.name === 'class_key_wrong')
          options.onClassKeyWrong?.(classKey);
        throw cause;
      }
    },
  };
}
