import type { Call, ErrorData, ErrorName, ParsedInputOf, ResultOf } from '@paydirt/contract';
import type { ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import type { EpochMs, Locale, Result } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import type { Migration } from '../database/migrate.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Drawer } from '../documents/draw-document.ts';
import type { FileQueue } from '../documents/file-queue.ts';

/** Refusal of an operation, by its name in the contract's error table. */
export interface Refusal {
  readonly error: ErrorName;
  readonly data?: ErrorData;
  /**
   * Commit what was written although the call is refused, for example a used-up try of a code. A money call
   * may do so only before it has moved money.
   */
  readonly keep?: boolean;
}

/** Successful answer of an operation; `msg` replaces the usual text (with the token at login). */
export interface Reply<T> {
  readonly data: T;
  readonly msg?: string;
  /** Token for the cookie by which this browser is recognized. */
  readonly deviceToken?: string;
}

/** Context in which an operation runs. */
export interface Context {
  /**
   * Statements on the database; for a POST in one transaction, which is rolled back by a refusal (without
   * `keep`) or an exception.
   */
  readonly sql: Sql;
  /**
   * Test clock. In a transaction, it is read there and locked until the end; otherwise it is the time at
   * which the request was complete.
   */
  readonly now: EpochMs;
  readonly locale: Locale;
  /** Id of the logged-in member; null for visitors. */
  readonly memberId: string | null;
  /** SHA-256 of the token in use; null for visitors. */
  readonly tokenHash: Uint8Array | null;
  /** Network of the client, for limits. */
  readonly address: string;
  /** The beginning of the `User-Agent` header. */
  readonly device: string | null;
  /** The cookie that an earlier {@link Reply.deviceToken} set. */
  readonly deviceToken: string | null;
  /** Aborted when the client has disconnected; only for calls that answer with a file. */
  readonly gone: AbortSignal;
  /**
   * True if the request may use the test controls: always, but in class mode only from this machine or with
   * the class key.
   */
  readonly isHost: boolean;
  readonly ports: Ports;
}

/** Context of calls with `auth: 'member'`, which have a member. */
export type MemberContext = Context & { readonly memberId: string; readonly tokenHash: Uint8Array };

/** Random values, secrets and settings, which the wiring and the seed can replace. */
export interface Ports {
  /** Read the test clock again, because time passes while a transaction waits for a lock. */
  readonly readClock: (sql: Sql) => Promise<EpochMs>;
  /** Create an id with a prefix: `ord_` and 20 random letters and digits. */
  readonly newId: (prefix: string) => string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Draw six random digits, evenly distributed. */
  readonly newCode: () => string;
  /** Draw eight random digits, evenly distributed: `4821-7735`. */
  readonly newClassKey: () => string;
  /** Hash a password with scrypt; the text includes parameters and salt. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>;
  readonly sha256: (data: Uint8Array | string) => Uint8Array;
  /** Get the steps of the schema, in order. */
  readonly migrations: () => Promise<readonly Migration[]>;
  /** Address of the app in links to others: `http://localhost:4100`. */
  readonly publicUrl: string;
  /**
   * Address of the support chat's page: a path if it has the origin of the app, empty if there is no chat.
   */
  readonly supportUrl: string;
  /** Draws documents, in threads. */
  readonly drawer: Drawer;
  /** Queues of the files that a thread draws, and of those that are only written. */
  readonly queues: { readonly drawn: FileQueue; readonly written: FileQueue };
  /** Daily limits of codes, in real time: to one phone number or e-mail address, and from one browser. */
  readonly codesADay: { readonly destination: number; readonly device: number };
  /** Daily limit of feedback with pictures from one member, in real time. */
  readonly picturedFeedbackADay: number;
  readonly pictures: Pictures;
  /** Storage limits of pictures in bytes: for one member, and for all. */
  readonly storage: { readonly memberBytes: number; readonly worldBytes: number };
}

/** Controls of the test panel; each runs many transactions. */
export interface TestControls {
  /**
   * Move the test clock forward, through all jobs that fall due until then; `to` is computed from the start
   * of a pending move.
   */
  readonly advanceClock: (
    to: (from: EpochMs) => EpochMs,
  ) => Promise<Result<EpochMs, 'clock_backwards' | 'clock_too_far'>>;
  /** Delete everything, set the clock back to real time, and insert the seed or another world. */
  readonly reset: (scenario?: ScenarioName) => Promise<void>;
}

/** Context of an operation created by {@link implementTestControl}: `sql` is in no transaction. */
export type TestControlContext = Context & { readonly testControls: TestControls };

type ContextOf<C extends Call> = C['auth'] extends 'member' ? MemberContext : Context;

/**
 * Implements a call, with validated input and known member; `prepared` is the result of {@link Preparation}.
 */
export type Handler<C extends Call, P = null> = (
  context: ContextOf<C>,
  input: ParsedInputOf<C>,
  prepared: P,
) => Promise<Result<Reply<ResultOf<C>>, Refusal>>;

/**
 * Work before the transaction of a call, outside of any transaction: slow work such as hashing a password,
 * and writes that stay although the call is refused. Each statement commits by itself. It is skipped for a
 * request that was answered before under its key.
 */
export type Preparation<C extends Call, P> = (
  context: ContextOf<C>,
  input: ParsedInputOf<C>,
) => Promise<Result<P, Refusal>>;

/** A call bound to its implementation. */
export interface Operation {
  readonly call: Call;
  /**
   * True if the request runs in one transaction (POST, and a GET that writes), false if in none (GET, login,
   * test controls).
   */
  readonly transaction: boolean;
  /**
   * True if the call locks all of the member's sessions at its start, so that no other request of theirs runs
   * meanwhile.
   */
  readonly alone: boolean;
  /** Null for operations that need no preparation. */
  readonly before: Preparation<Call, unknown> | null;
  readonly handle: (
    context: ContextOf<Call>,
    input: ParsedInputOf<Call>,
    prepared?: unknown,
  ) => ReturnType<Handler<Call>>;
}

/**
 * Bind a call to its handler; the types of input and result come from the contract.
 *
 * @param options.transaction `false` if slow work must not hold a connection; each statement is then a
 * transaction of its own. `true` for a GET that writes, because other GETs may run before it is known whether
 * their session is alive.
 * @param options.alone Whether no other request of the member may run meanwhile. @default false
 * @param options.before Work before the transaction; its refusal ends the call.
 */
export function implement<C extends Call, P = null>(
  call: C,
  handle: Handler<C, P>,
  {
    transaction = call.method === 'POST',
    alone = false,
    before,
  }: { readonly transaction?: boolean; readonly alone?: boolean; readonly before?: Preparation<C, P> } = {},
): Operation {
  return {
    call,
    transaction,
    alone,
    before: (before as unknown as Preparation<Call, unknown> | undefined) ?? null,
    handle: handle as unknown as Operation['handle'],
  };
}

/** Bind a call that uses a control of the test panel. */
export function implementTestControl<C extends Call>(
  call: C,
  handle: (
    context: TestControlContext,
    input: ParsedInputOf<C>,
  ) => Promise<Result<Reply<ResultOf<C>>, Refusal>>,
): Operation {
  return {
    call,
    transaction: false,
    alone: false,
    before: null,
    handle: handle as unknown as Operation['handle'],
  };
}
