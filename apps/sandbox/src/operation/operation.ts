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
  /** Commit what was written all the same, such as a used-up try of a code; money calls may before they have moved any. */
  readonly keep?: boolean;
}

/** Successful answer of an operation; `msg` replaces the usual text (the token at login). */
export interface Reply<T> {
  readonly data: T;
  readonly msg?: string;
  /** Value for the cookie by which this browser is recognized. */
  readonly deviceToken?: string;
}

/** Everything an operation may know of its surroundings. */
export interface Context {
  /** Inside one transaction for POST, which a refusal (but see `keep`) or a throw rolls back. */
  readonly sql: Sql;
  /**
   * The test clock: read by the transaction, and locked until it ends; without a transaction, of the time when the
   * request was complete.
   */
  readonly now: EpochMs;
  readonly locale: Locale;
  /** The logged-in member's id; null for visitors. */
  readonly memberId: string | null;
  /** SHA-256 of the token in use; null for visitors. */
  readonly tokenHash: Uint8Array | null;
  /** Network that the client is in, for limits. */
  readonly address: string;
  /** The beginning of the `User-Agent` header. */
  readonly device: string | null;
  /** The cookie that an earlier {@link Reply.deviceToken} set. */
  readonly deviceToken: string | null;
  /** Aborted when the client has disconnected; only for calls that answer with a file. */
  readonly gone: AbortSignal;
  /** True where the test controls may be used: always, but in class mode only on this machine and with the class key. */
  readonly isHost: boolean;
  readonly ports: Ports;
}

/** A context that has a member: what calls with `auth: 'member'` receive. */
export type MemberContext = Context & { readonly memberId: string; readonly tokenHash: Uint8Array };

/** Chance, secrets and settings, so that the wiring and the seed can fix them. */
export interface Ports {
  /** The test clock, read again: after waiting for a lock, time has passed. */
  readonly readClock: (sql: Sql) => Promise<EpochMs>;
  /** A new id with a prefix: `ord_` and 20 random letters and digits. */
  readonly newId: (prefix: string) => string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Six random digits, evenly spread. */
  readonly newCode: () => string;
  /** Eight random digits, evenly spread: `4821-7735`. */
  readonly newClassKey: () => string;
  /** Hash a password by scrypt with its parameters and salt in the text. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>;
  readonly sha256: (data: Uint8Array | string) => Uint8Array;
  /** The steps of the schema, in order. */
  readonly migrations: () => Promise<readonly Migration[]>;
  /** Address of the app for links to others: `http://localhost:4100`. */
  readonly publicUrl: string;
  /** Address of the support chat's page: a path where it has the origin of the app; empty where there is none. */
  readonly supportUrl: string;
  /** Draws documents, in threads. */
  readonly drawer: Drawer;
  /** Where the files wait that are drawn, and those that are only written. */
  readonly queues: { readonly drawn: FileQueue; readonly written: FileQueue };
  /** Daily limits of codes, on real time: to one phone or e-mail address, and from one browser. */
  readonly codesADay: { readonly destination: number; readonly device: number };
  /** Daily limit of feedback with pictures from one member, on real time. */
  readonly picturedFeedbackADay: number;
  readonly pictures: Pictures;
  /** Storage limits of pictures in bytes: of one member, and of all. */
  readonly storage: { readonly memberBytes: number; readonly worldBytes: number };
}

/** The controls of the test panel: each runs many transactions. */
export interface TestControls {
  /** Move the test clock forward, through everything that falls due until then; from where a move under way began. */
  readonly advanceClock: (
    to: (from: EpochMs) => EpochMs,
  ) => Promise<Result<EpochMs, 'clock_backwards' | 'clock_too_far'>>;
  /** Throw everything away, set the clock back to real time and insert the seed, or another world. */
  readonly reset: (scenario?: ScenarioName) => Promise<void>;
}

/** Context of an operation made by {@link implementTestControl}: `sql` is in no transaction. */
export type TestControlContext = Context & { readonly testControls: TestControls };

type ContextOf<C extends Call> = C['auth'] extends 'member' ? MemberContext : Context;

/** Implements a call; its input was checked and its member found, and `prepared` is the result of {@link Preparation}. */
export type Handler<C extends Call, P = null> = (
  context: ContextOf<C>,
  input: ParsedInputOf<C>,
  prepared: P,
) => Promise<Result<Reply<ResultOf<C>>, Refusal>>;

/**
 * Work before the transaction of a call, outside of any: slow work, as a password's hash, and writes that persist
 * although the call is refused. Each statement commits on its own. A request that was answered before under its key
 * does not come here again.
 */
export type Preparation<C extends Call, P> = (
  context: ContextOf<C>,
  input: ParsedInputOf<C>,
) => Promise<Result<P, Refusal>>;

/** A call bound to its implementation. */
export interface Operation {
  readonly call: Call;
  /** True where the request is one transaction (POST, and a GET that writes), false where it is none (GET, login, test controls). */
  readonly transaction: boolean;
  /** Locks all of the member's sessions from the start, so that nothing else of theirs is under way or begins. */
  readonly alone: boolean;
  /** Null for the many that need nothing before their transaction. */
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
 * @param options.transaction `false` where slow work must not hold a connection; each statement is then its own
 *   transaction. `true` for a GET that writes: others may be done before it is known whether their session is alive.
 * @param options.alone Whether nothing else of the member's may be under way meanwhile. @default false
 * @param options.before What must be done ahead of the transaction; a refusal of its ends the call.
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
