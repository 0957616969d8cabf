import { type Call, CLOCK_HEADER, type ErrorData, REPLAY_HEADER, WORLD_HEADER } from '@paydirt/contract';
import { voidIntent } from '@paydirt/contract/account/intent';
import { err, type Locale, localeFromHeader, ok, toIso } from '@paydirt/domain';
import { type Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { TOKEN_MAX_LENGTH } from '../access/sessions.ts';
import { clockAt, readClock, type TestClock } from '../platform/clock.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { TestControls, Operation, Ports } from '../operation/operation.ts';
import { type Answer, refusedAnswer } from '../operation/answer.ts';
import { type RequestState, readRequestState } from './limits/request-state.ts';
import {
  type BodyLimits,
  createBodySlots,
  FORM_LIMITS,
  type Sender,
  UPLOAD_LIMITS,
} from './bodies/body-slots.ts';
import { checkInput } from './bodies/check-input.ts';
import { createCostlyCalls } from './limits/costly-calls.ts';
import { type ClassMode, judgeClassAccess } from './class-mode.ts';
import { keepDeviceToken, readDeviceToken } from './device-cookie.ts';
import { createExpectedStates, type ExpectedState, isAsExpected } from './expected-state.ts';
import { findEarlier, type Intent } from '../operation/intents.ts';
import { isForeign } from './origin.ts';
import { hasSolution, intentOf, isStop, type Stop } from './request-checks.ts';
import { bodyLimitOf, readParameters } from './bodies/parameters.ts';
import { limitsOf, RATE_LIMITS, type RateLimit, type RateLimits } from './limits/rate-limits.ts';
import { BODY_DEADLINES, type BodyDeadlines, readBody, UPLOAD_DEADLINES } from './bodies/read-body.ts';
import {
  isPlainRead,
  type Outcome,
  readNow,
  refusalOf,
  refuseForm,
  runOperation,
  type Work,
} from './run-operation.ts';
import { asFile } from './files/file-answer.ts';
import { drainBody, refuseWithoutStorage } from './bodies/upload-storage.ts';
import type { Transport } from './transport.ts';

const DEVICE_MAX_LENGTH = 200;
const NO_BODY = new Uint8Array();
/** Seconds after which a request that was ended to make room may be retried. */
const SOON_SECONDS = 2;
const NEVER_GONE = new AbortController().signal;

/** Options of {@link createServices}. */
export interface ServicesOptions {
  readonly database: Database;
  readonly ports: Ports;
  readonly operations: readonly Operation[];
  readonly testControls: TestControls;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Origins besides our own whose pages may call the services. */
  readonly origins: readonly string[];
  readonly transport: Transport;
  /** Rules for test controls if others can reach the services. @default null */
  readonly classMode?: ClassMode | null;
  /** @default those of the services */
  readonly rateLimits?: RateLimits;
  /** @default those of the services; an upload has its own */
  readonly bodyDeadlines?: BodyDeadlines;
  /** @default those of the services; an upload has its own */
  readonly bodyLimits?: BodyLimits;
  /** Check each result against the contract; tests set this, so that the services cannot drift from it. */
  readonly checkResults: boolean;
}

type Progress = Outcome & { readonly clock: TestClock | null; readonly memberId: string | null };

/**
 * Mount every operation at `/api/<service>/<path>`. A request is refused by the first check that fails:
 * foreign page (403), class key (403), size (413), time (408), token (401), rate (429), parameters (400),
 * puzzle after many codes (409), key (428, 422), and then the operation itself. Token and clock are read when
 * the request is complete, together with a plain read, and read again by the transaction that uses them. For
 * an upload, which may be large, token, rate and storage are also checked before the body; for other requests
 * only the token, and only if the network has many bodies in progress.
 */
export function createServices(options: ServicesOptions): Hono {
  const { database, ports, testControls, log, metrics, origins, transport, checkResults } = options;
  const { rateLimits = RATE_LIMITS, classMode: mode = null } = options;
  const https = ports.publicUrl.startsWith('https:');
  const costlyCalls = createCostlyCalls();
  const forms = createBodySlots(options.bodyLimits ?? FORM_LIMITS);
  const uploads = createBodySlots(options.bodyLimits ?? UPLOAD_LIMITS);
  const expected = createExpectedStates();
  const app = new Hono();

  /** Read the body. That of a GET is not used, and looking for one costs as much as answering. */
  async function readBodyOf(c: HonoContext, call: Call, sender: Sender) {
    if (call.method === 'GET') return ok(NO_BODY);
    const isUpload = call.encoding === 'multipart';
    return (isUpload ? uploads : forms).read(sender, () =>
      readBody(c.req.raw, {
        maxBytes: bodyLimitOf(call, c.req.header('Content-Type') ?? ''),
        bodyDeadlines: options.bodyDeadlines ?? (isUpload ? UPLOAD_DEADLINES : BODY_DEADLINES),
      }),
    );
  }

  async function proceed(c: HonoContext, operation: Operation, locale: Locale): Promise<Progress> {
    const { call } = operation;
    let state: RequestState | null = null;
    const stop = async ({ error, data }: Stop): Promise<Progress> => ({
      answer: await refusedAnswer(error, locale, data),
      replayed: false,
      clock: state?.clock ?? null,
      memberId: state?.memberId ?? null,
    });

    if (call.method === 'POST' && !call.anyOrigin && isForeign(c, { publicUrl: ports.publicUrl, origins }))
      return stop({ error: 'forbidden' });
    const token = c.req.header('X-Access-Token')?.slice(0, TOKEN_MAX_LENGTH);
    const tokenHash = token ? ports.sha256(token) : null;
    const address = transport.addressOf(c);
    const access = await judgeClassAccess(c, { database, ports, transport, mode, call, address });
    if (!access.ok) return stop(access.error);
    const lookAt = async (limits: readonly RateLimit[], sql: Sql = database): Promise<Stop | null> => {
      state = await readRequestState(sql, { tokenHash, address, limits });
      expected.note(tokenHash, state);
      const { retryAfterSeconds } = state;
      // An intent of an ended session would count as a visitor's, and could be executed a second time.
      const ofIntents = call.money || call === voidIntent;
      const needsSession = call.auth === 'member' || (ofIntents && tokenHash !== null);
      if (needsSession && state.memberId === null) return { error: 'unauthorized' };
      return retryAfterSeconds === null ? null : { error: 'too_many_requests', data: { retryAfterSeconds } };
    };
    const checkUploadStorage = () =>
      refuseWithoutStorage(c, { call, sql: database, ports, memberId: state?.memberId ?? null });
    const limits = limitsOf(call, rateLimits);
    const isUpload = call.encoding === 'multipart';
    const isKnown = isUpload || (call.method === 'POST' && tokenHash !== null && forms.isCrowded(address));
    const early =
      (isKnown ? await lookAt(isUpload ? limits : []) : null) ??
      (isUpload ? await checkUploadStorage() : null);
    const { memberId: knownAs = null } = (state as RequestState | null) ?? {};
    const sender = { address, session: knownAs === null ? null : tokenHash };
    const body = early ? err(early.error) : await readBodyOf(c, call, sender);
    if (!body.ok) {
      if (early && early.error !== 'unauthorized')
        await uploads.read(sender, async () => ok(await drainBody(c.req.raw)));
      // Close the connection instead of waiting for the rest of the body.
      c.header('Connection', 'close');
      const displaced =
        body.error === 'too_many_requests' ? { data: { retryAfterSeconds: SOON_SECONDS } } : {};
      return stop(early ?? { error: body.error, ...displaced });
    }
    const workOf = (
      { clock, memberId }: ExpectedState,
      input: unknown,
      intent: Intent | null = null,
    ): Work => ({
      database,
      operation,
      input,
      intent,
      checkResult: checkResults,
      context: {
        now: clockAt(clock.offsetMs),
        locale,
        memberId,
        tokenHash: memberId === null ? null : tokenHash,
        address,
        device: c.req.header('User-Agent')?.slice(0, DEVICE_MAX_LENGTH) ?? null,
        deviceToken: readDeviceToken(c, { https }),
        // Only calls that use the signal get one, because creating it is costly.
        gone: call.file ? c.req.raw.signal : NEVER_GONE,
        isHost: access.value,
        ports,
        testControls,
      },
    });
    /**
     * Check a request and execute its read on one connection, on the assumption that the expected member sent
     * it. The outcome is null if that was wrong.
     */
    async function lookAndRead(): Promise<{ refused: Stop | null; outcome: Outcome | null }> {
      const expectation = isPlainRead(operation) ? expected.of(tokenHash) : null;
      const parameters = expectation && (await readParameters(call, c.req, NO_BODY, transport.readMultipart));
      const input = parameters && checkInput(call, parameters);
      if (expectation === null || !input?.ok)
        return { refused: await lookAt(isUpload ? [] : limits), outcome: null };
      return database.reading(async (sql) => {
        const [refused, outcome] = await Promise.all([
          lookAt([], sql),
          // A read that fails here is executed again after the check, by itself.
          readNow(workOf(expectation, input.value), sql).catch(() => null),
        ]);
        const holds = state !== null && isAsExpected(state, expectation);
        return { refused, outcome: holds ? outcome : null };
      });
    }
    const { refused, outcome: read } = await lookAndRead();
    const isGone = refused?.error === 'unauthorized' && call.outlivesMember === true;
    if (refused && !isGone) return stop(refused);
    const { clock, memberId, needsPuzzle } = state as unknown as RequestState;
    if (read) return { ...read, clock, memberId };

    const parameters = await readParameters(call, c.req, body.value, transport.readMultipart);
    const input = parameters ? checkInput(call, parameters) : err({});
    if (!input.ok) {
      if (isGone) return stop(refused);
      const refusal = { error: 'invalid_input' as const, data: { fields: input.error } };
      const unread = intentOf(c, ports, { call, memberId, input: {} });
      return stop(unread && !isStop(unread) ? await refuseForm(database, unread, refusal) : refusal);
    }
    if (needsPuzzle && !(await hasSolution(input.value, { sql: database, ports, address })))
      return stop({ error: 'captcha_needed' });
    const intent = intentOf(c, ports, { call, memberId, input: input.value });
    if (intent && isStop(intent)) return stop(intent);
    if (isGone) {
      const earlier = intent && (await findEarlier(database, intent));
      if (!earlier?.sameRequest) return stop(refused);
      return { answer: earlier.answer, replayed: true, clock, memberId };
    }

    const run = () => runOperation(workOf({ clock, memberId }, input.value, intent));
    const outcome = await costlyCalls.run(call, memberId ?? address, run);
    if (isStop(outcome)) return stop(outcome);
    // A test control may have moved the clock, so its answer gets the clock as read afterwards.
    return { ...outcome, clock: call.service === 'sandbox' ? null : clock, memberId };
  }

  async function write(c: HonoContext, answer: Answer, read: TestClock | null): Promise<Response> {
    const clock = read ?? (await readClock(database).catch(() => null));
    if (clock !== null) {
      c.header(CLOCK_HEADER, toIso(clockAt(clock.offsetMs)));
      c.header(WORLD_HEADER, clock.world);
    }
    const { retryAfterSeconds } = (answer.data ?? {}) as ErrorData;
    if (answer.status !== 200 && retryAfterSeconds !== undefined)
      c.header('Retry-After', String(retryAfterSeconds));
    if (answer.data instanceof Response) return asFile(c, answer.data);
    return c.json(answer, answer.status as ContentfulStatusCode);
  }

  const localeOf = (c: HonoContext) => localeFromHeader(c.req.header('Language'));

  /** Set the headers of every answer: its id, which is returned, and that it must not be cached. */
  function begin(c: HonoContext): string {
    // The id is not read back from the headers, because Hono would then copy the whole answer.
    const id = ports.newId('req');
    c.header('X-Request-Id', id);
    c.header('Cache-Control', 'no-store');
    return id;
  }

  for (const operation of options.operations) {
    const { call } = operation;
    const name = `${call.service}/${call.path}`;
    app.on(call.method, `/${name}`, async (c) => {
      const startedAt = performance.now();
      const id = begin(c);
      const locale = localeOf(c);
      let progress: Progress;
      try {
        progress = await proceed(c, operation, locale);
      } catch (cause) {
        const refusal = refusalOf(cause) ?? { error: 'internal' as const };
        log('error', 'fault', {
          id,
          call: name,
          reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
        });
        progress = {
          answer: await refusedAnswer(refusal.error, locale),
          replayed: false,
          clock: null,
          memberId: null,
        };
      }
      const { answer, replayed, deviceToken, clock, memberId } = progress;
      if (replayed) c.header(REPLAY_HEADER, 'true');
      if (deviceToken !== undefined) keepDeviceToken(c, deviceToken, { https });
      const response = await write(c, answer, clock);
      const seconds = (performance.now() - startedAt) / 1000;
      metrics.request(name, answer.code, seconds);
      log('info', 'request', {
        id,
        call: name,
        code: answer.code,
        ms: Math.round(seconds * 10_000) / 10,
        member: memberId ?? undefined,
      });
      return response;
    });
  }

  app.all('*', async (c) => {
    begin(c);
    return write(c, await refusedAnswer('not_found', localeOf(c)), null);
  });
  return app;
}
