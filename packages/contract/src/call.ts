import { type BaseIssue, type BaseSchema, type InferInput, type InferOutput, is } from 'valibot';

import type { ErrorName } from './errors.ts';

/** The eight services (SERVICES), and the sandbox, which exists only because everything is play money. */
export const SERVICES = [
  'user',
  'exchange',
  'message',
  'income',
  'assets',
  'wallet',
  'dynamic',
  'goods',
  'sandbox',
] as const;

/** Name of a service; its base URL is `/api/<service>` unless the build says otherwise. */
export type Service = (typeof SERVICES)[number];

type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * Subjects of answers. A call declares which of them it changes and which it shows: after a change, the app fetches the
 * answers that show it again. `money` is every balance, record and sum.
 */
export const SUBJECTS = [
  'money',
  'orders',
  'products',
  'coupons',
  'recharges',
  'withdrawals',
  'destinations',
  'pin',
  'rewards',
  'check_ins',
  'submissions',
  'budget',
  'member',
  'verification',
  'security',
  'people',
  'posts',
  'comments',
  'blocked',
  'reports',
  'submitted_posts',
  'messages',
  'unread',
  'news',
  'feedback',
  'support',
  'registration',
  'version',
  'outbox',
] as const;

/** One of {@link SUBJECTS}. */
export type Subject = (typeof SUBJECTS)[number];

/** Subjects that a payment from the promotion budget changes, including those that show what is left in it. */
export const PAID_BY_BUDGET = [
  'money',
  'budget',
  'check_ins',
  'rewards',
] as const satisfies readonly Subject[];

/** Access to a call: `member` needs `X-Access-Token`; `optional` answers visitors too, with less. */
export type Access = 'none' | 'optional' | 'member';

/**
 * Access to a call in class mode, where others than the host can reach the services: `open` for anybody; `own` for
 * anybody's own data, and with the class key for everything; `host` only with the key.
 */
export type ClassAccess = 'open' | 'own' | 'host';

/**
 * Separate request limits of certain calls: those that allow guessing passwords or invitation codes, send codes, or add
 * up the whole ledger. The services set the numbers.
 */
export type StrictLimit = 'login' | 'code' | 'inviter' | 'audit';

/** The definition of one call, from which client, services, OpenAPI and examples are derived. */
export interface Call<
  I extends AnySchema = AnySchema,
  O extends AnySchema = AnySchema,
  A extends Access = Access,
  S extends Service = Service,
> {
  readonly service: S;
  readonly method: 'GET' | 'POST';
  /** Path below the service's base URL, without a leading slash. */
  readonly path: string;
  readonly summary: string;
  /** `reference`: fixed by the system this product is modelled on; `extension`: ours. */
  readonly tag: 'reference' | 'extension' | 'sandbox';
  readonly auth: A;
  readonly classAccess: ClassAccess;
  /**
   * Moves money: the same `Idempotency-Key` gives the same answer. Required for calls of members; optional for a call
   * without a member, such as the faucet.
   */
  readonly money: boolean;
  /** Path of another call of the service with the same keys, where one operation has two names. */
  readonly keysOf?: string;
  /**
   * Its keys belong to no member, because the member no longer exists once the call is done: the outcome is found by
   * the key alone, which nobody else knows.
   */
  readonly outlivesMember?: boolean;
  /** Where parameters travel. GET is always `query`. */
  readonly encoding: 'query' | 'form' | 'multipart';
  /** Maximum total bytes of all files of a multipart call; left out, it accepts none. */
  readonly filesMaxBytes?: number;
  /** Names of parameters of a POST that travel in the query. */
  readonly queryParameters: readonly string[];
  readonly input: I;
  readonly result: O;
  /** Failures of this call, in addition to those that any call can have. */
  readonly errors: readonly ErrorName[];
  /** Content types of a call that answers with a file instead of the envelope; its failures still use the envelope. */
  readonly file?: readonly string[];
  /** Subjects of its answer. None if the answer never changes, or is fetched each time. */
  readonly shows: readonly Subject[];
  /** Subjects that are out of date once it is done. */
  readonly changes: readonly Subject[];
  /**
   * A device may keep its answer for offline use. Never for sessions, security, codes, messages, support, or data about
   * other people: anyone who has the device can read it.
   */
  readonly keep: boolean;
  /** A GET that is expensive, writes, or could be used for guessing: its requests are limited. */
  readonly costly?: boolean;
  /**
   * A separate request limit, where the one for its method is too high: for calls that invite guessing or are
   * expensive.
   */
  readonly limit?: StrictLimit;
  /** Pages of any origin may call it: it needs no member's token, but has its own key among its parameters. */
  readonly anyOrigin?: boolean;
}

type Definition<I extends AnySchema, O extends AnySchema, A extends Access, S extends Service> = Pick<
  Call<I, O, A, S>,
  'service' | 'method' | 'path' | 'summary' | 'input' | 'result'
> &
  Partial<
    Pick<
      Call<I, O, A, S>,
      | 'tag'
      | 'auth'
      | 'classAccess'
      | 'money'
      | 'keysOf'
      | 'outlivesMember'
      | 'encoding'
      | 'filesMaxBytes'
      | 'queryParameters'
      | 'errors'
      | 'shows'
      | 'keep'
      | 'changes'
      | 'file'
      | 'costly'
      | 'limit'
      | 'anyOrigin'
    >
  >;

/**
 * Define a call. By default, a call is `reference`, needs a member and moves no money; in class mode, a test control of
 * the sandbox needs the class key.
 */
// The annotation lets a bundler drop the definitions of the calls that an app does not make.
// @__NO_SIDE_EFFECTS__
export function defineCall<
  I extends AnySchema,
  O extends AnySchema,
  S extends Service,
  A extends Access = 'member',
>(definition: Definition<I, O, A, S>): Call<I, O, A, S> {
  return {
    tag: 'reference',
    // If the definition has no `auth`, A is its default, 'member'.
    auth: 'member' as A,
    classAccess: definition.service === 'sandbox' ? 'host' : 'open',
    money: false,
    encoding: definition.method === 'GET' ? 'query' : 'form',
    queryParameters: [],
    errors: [],
    shows: [],
    changes: [],
    keep: false,
    ...definition,
  };
}

/**
 * Recognize a secret parameter by its name. Secrets are not part of an intent's contents: they are stored nowhere,
 * neither on a device nor as a hash, from which six digits could be guessed.
 */
export function isSecretParameter(name: string): boolean {
  return /password$/i.test(name);
}

/** Parameters as a client gives them. */
export type InputOf<C extends Call> = InferInput<C['input']>;
/** Parameters as a service receives them, checked and converted. */
export type ParsedInputOf<C extends Call> = InferOutput<C['input']>;
/** Result as both sides see it. */
export type ResultOf<C extends Call> = InferOutput<C['result']>;

/** Tell whether a value has the shape of a call's result; a cached answer may be outdated. */
export function isResultOf<C extends Call>(call: C, value: unknown): value is ResultOf<C> {
  return is(call.result, value);
}
