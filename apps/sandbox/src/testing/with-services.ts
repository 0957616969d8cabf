import { type Call, createClient, type Envelope, type InputOf, type ResultOf } from '@paydirt/contract';
import { login, register, sendRegisterCode } from '@paydirt/contract/account/login';
import { outbox } from '@paydirt/contract/sandbox/world';
import { addMs, type EpochMs } from '@paydirt/domain';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { createApp } from '../entrances/node/app.ts';
import { realNow, serviceNow } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { createJobRunner, type JobKinds, type JobOutcome, type JobRunner } from '../jobs/runner.ts';
import type { ClassMode } from '../http/class-mode.ts';
import { type RateLimits, scaledLimits } from '../http/limits/rate-limits.ts';
import type { BodyDeadlines } from '../http/bodies/read-body.ts';
import { checkLedger } from '../ledger/check.ts';
import { openMemberAccounts } from '../ledger/ledger.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { listOperations } from '../operation/operation-list.ts';
import type { Operation, Ports } from '../operation/operation.ts';
import { reseed } from '../seed/seed.ts';
import { operationModules } from '../services/index.ts';
import { jobKinds as allJobKinds } from '../services/job-kinds.ts';
import { type FreshDatabase, freshDatabase, testPorts } from './fresh-database.ts';

/** Options of {@link withServices}. */
export interface ServicesUnderTest {
  /** @default those of the services */
  readonly operations?: readonly Operation[];
  /** @default those of the services */
  readonly jobKinds?: JobKinds;
  /** True to start from the seed. @default false */
  readonly seeded?: boolean;
  /** Prepares the state that the tests of the file start from. */
  readonly prepare?: (database: Database) => Promise<void>;
  /** Wraps the services' database, to note statements for example. */
  readonly wrap?: (database: Database) => Database;
  readonly origins?: readonly string[];
  readonly webRoot?: string;
  readonly hosts?: readonly string[];
  /** Trust X-Forwarded-For. @default false */
  readonly trustProxy?: boolean;
  /** @default null */
  readonly classMode?: ClassMode;
  readonly bodyDeadlines?: BodyDeadlines;
  /** Ports that differ from the usual ones of tests. */
  readonly ports?: Partial<Ports>;
  /** @default far above the needs of any test, because the tests of a file share a window of real time */
  readonly rateLimits?: RateLimits;
}

/** Answer as it came over the wire. */
export interface WireAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope<T>;
}

/** Options of a call. */
export interface SendOptions {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Member created for a test. */
export interface TestMember {
  readonly id: string;
  readonly token: string;
  readonly phone: string;
}

/** Services of a test file. */
export interface Services {
  readonly app: Hono;
  readonly database: Database;
  readonly ports: Ports;
  readonly runner: JobRunner;
  /** Outcomes of the jobs so far. */
  readonly outcomes: readonly JobOutcome[];
  /** Lines logged so far. */
  readonly log: readonly string[];
  readonly fresh: FreshDatabase;
  now(): Promise<EpochMs>;
  /** Move the test clock. */
  advance(ms: number): Promise<void>;
  /**
   * Send a call like any client, form-encoded and with the names of the wire; returns the answer as it is.
   */
  send<C extends Call>(
    call: C,
    input: Record<string, unknown>,
    options?: SendOptions,
  ): Promise<WireAnswer<ResultOf<C>>>;
  /** Send a call through the contract's client; throws for any code other than 200. */
  call<C extends Call>(call: C, input: InputOf<C>, options?: SendOptions): Promise<ResultOf<C>>;
  login(phone: string, password: string): Promise<string>;
  /** Register a new member through the services. */
  register(phone: string, invitationCode: string, password?: string): Promise<TestMember>;
  /** Insert a member with a session directly into the database. */
  insertMember(): Promise<TestMember>;
}

const HOST = 'http://localhost';

function encode(input: Record<string, unknown>): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) encoded.append(name, String(value));
  }
  return encoded;
}

/**
 * Set up the services for the tests of a file: a database of their own, the app in the process, no port.
 * After each test, the whole ledger is checked.
 */
export function withServices(options: ServicesUnderTest = {}): Services {
  const outcomes: JobOutcome[] = [];
  const log: string[] = [];
  const ports = { ...testPorts(), ...options.ports };
  let fresh: FreshDatabase;
  let runner: JobRunner;
  let app: Hono;

  beforeAll(async () => {
    fresh = await freshDatabase({ seeded: options.seeded ?? false });
    if (options.wrap) fresh = { ...fresh, database: options.wrap(fresh.database) };
    const { database } = fresh;
    await options.prepare?.(database);
    const metrics = createMetrics();
    runner = createJobRunner({
      database,
      ports,
      kinds: options.jobKinds ?? allJobKinds,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    app = createApp({
      database,
      ports,
      operations: options.operations ?? listOperations(operationModules),
      testControls: {
        advanceClock: runner.advance,
        reset: (scenario) => reseed(database, ports, realNow(), scenario),
      },
      log: createLog('info', (line) => log.push(line)),
      metrics,
      origins: options.origins ?? [],
      trustProxy: options.trustProxy ?? false,
      classMode: options.classMode ?? null,
      rateLimits: options.rateLimits ?? scaledLimits(1000),
      ...(options.hosts !== undefined && { hosts: options.hosts }),
      ...(options.bodyDeadlines !== undefined && { bodyDeadlines: options.bodyDeadlines }),
      checkResults: true,
      ...(options.webRoot !== undefined && { webRoot: options.webRoot }),
    });
  });

  afterEach(async () => {
    const { sum, broken } = await checkLedger(fresh.database);
    expect({ sum, broken }).toEqual({ sum: 0n, broken: [] });
  });

  afterAll(async () => {
    await runner?.stop();
    await fresh?.drop();
  });

  const services: Services = {
    get app() {
      return app;
    },
    get database() {
      return fresh.database;
    },
    get runner() {
      return runner;
    },
    get fresh() {
      return fresh;
    },
    ports,
    outcomes,
    log,
    now: () => serviceNow(fresh.database),

    async advance(ms) {
      const result = await runner.advance((now) => addMs(now, ms));
      if (!result.ok) throw new Error(`testing: ${result.error}`);
    },

    async send(call, input, { token, key, headers = {} } = {}) {
      const parameters = encode(input);
      const inQuery = call.method === 'GET';
      const response = await app.request(
        `${HOST}/api/${call.service}/${call.path}${inQuery ? `?${parameters}` : ''}`,
        {
          method: call.method,
          headers: {
            ...(token !== undefined && { 'X-Access-Token': token }),
            ...(key !== undefined && { 'Idempotency-Key': key }),
            ...headers,
          },
          body: inQuery ? null : parameters,
        },
      );
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Envelope<never>,
      };
    },

    async call(call, input, { token, key } = {}) {
      const client = createClient({
        baseUrl: (service) => `${HOST}/api/${service}`,
        language: () => 'en_US',
        token: () => token ?? null,
        timeoutMs: 30_000,
        fetch: (url, init) => Promise.resolve(app.request(String(url), init)),
      });
      const answer = await client.call(call, input, key === undefined ? {} : { idempotencyKey: key });
      return answer.data;
    },

    async login(phone, password) {
      const { body } = await services.send(login, { phone, password });
      expect(body.message).toBe('ok');
      return body.msg;
    },

    async register(phone, invitationCode, password = 'gold1234') {
      await services.call(sendRegisterCode, { phone });
      const [latest] = await services.call(outbox, { to: phone });
      const { body } = await services.send(register, {
        phone,
        password,
        confirmPassword: password,
        code: latest?.code,
        invitateCode: invitationCode,
      });
      expect(body.message).toBe('ok');
      return { id: body.data.userId, token: body.msg, phone };
    },

    async insertMember() {
      const id = ports.newId('mem');
      const phone = `+91${id}`;
      const token = ports.newId('tok');
      const { database } = fresh;
      await database.transaction(async (sql) => {
        await sql.query(
          `insert into member (id, phone, name, password_hash, invite_code, created_at) values ($1, $2, $1, '', $1, now())`,
          [id, phone],
        );
        await openMemberAccounts(sql, id);
        await sql.query(
          `insert into session (token_hash, member_id, created_at, seen_at, expires_at)
           values ($1, $2, now(), now(), now() + interval '1 day')`,
          [ports.sha256(token), id],
        );
      });
      return { id, token, phone };
    },
  };
  return services;
}
