import { type BaseIssue, type BaseSchema, type InferInput, type InferOutput, is } from 'valibot';

import type { ErrorName } from './errors.ts';

/** The eight services (SERVICES), and the sandbox that exists only because all is play money. */
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
 * Subjects of answers. A call says which of them it changes, and which it shows: after a change the app fetches
 * what shows it again. `money` is every balance, record and sum of it.
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

/** Subjects that a payment from the promotion budget changes: those that tell what is left in it as well. */
export const PAID_BY_BUDGET = [
  'money',
  'budget',
  'check_ins',
  'rewards',
] as const satisfies readonly Subject[];

/** Access to a call: `member` needs `X-Access-Token`; `optional` answers visitors too, with less. */
export type Access = 'none' | 'optional' | 'member';

/**
 * Access to a call in class mode, where the services can be reached by others than the host: `open` to anybody;
 * `own` to anybody for what is theirs, and for everything with the class key; `host` only with the key.
 */
export type ClassAccess = 'open' | 'own' | 'host';

/**
 * Limits of requests that are a call's own: guesses at passwords, sending of codes, guesses at invitation codes, and
 * adding up the whole ledger. The services set how many.
 */
export type StrictLimit = 'login' | 'code' | 'inviter' | 'audit';

/** Everything that is known of one call; client, services, OpenAPI and examples derive from it. */
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
   * Moves money: the same `Idempotency-Key` gives the same answer. A call for members needs one; a call
   * without a member, as the faucet, can do without.
   */
  readonly money: boolean;
  /** Path of another call of the service that shares its keys, where one operation has two names. */
  readonly keysOf?: string;
  /**
   * Its keys belong to no member, because the member who made one is gone once it is done: the key alone, which
   * nobody else knows, finds the outcome.
   */
  readonly outlivesMember?: boolean;
  /** Where parameters travel. GET is always `query`. */
  readonly encoding: 'query' | 'form' | 'multipart';
  /** Most bytes of all files together that come along with a multipart call; left out, it takes none. */
  readonly filesMaxBytes?: number;
  /** Parameters of a POST that travel in the query all the same, by name. */
  readonly queryParameters: readonly string[];
  readonly input: I;
  readonly result: O;
  /** Failures of this call besides those that any call can have. */
  readonly errors: readonly ErrorName[];
  /** Content types of a call that answers with a file instead of the envelope; its failures are envelopes all the same. */
  readonly file?: readonly string[];
  /** Subjects of its answer. None: it stays as it is, or is asked each time. */
  readonly shows: readonly Subject[];
  /** Subjects that are out of date once it is done. */
  readonly changes: readonly Subject[];
  /**
   * A device may keep its answer for use offline. Never sessions, security, codes, messages, support, and data
   * about other people: anyone who holds the device can read it.
   */
  readonly keep: boolean;
  /** A GET that adds up much, or that could be tried with one guess after the other: its requests are limited. */
  readonly costly?: boolean;
  /**
   * The limit of its requests, where that of its method is too wide: for calls that invite guessing or cost much
   * work.
   */
  readonly limit?: StrictLimit;
  /** Pages of any origin may make it: it needs no member's token, but has its own key among its parameters. */
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
 * Define a call. Left out, a call is `reference`, needs a member, moves no money, and in class mode a test control of
 * the sandbox needs the class key.
 */
// An app carries only the calls that it makes.
// @__NO_SIDE_EFFECTS__
export function defineCall<
  I extends AnySchema,
  O extends AnySchema,
  S extends Service,
  A extends Access = 'member',
>(definition: Definition<I, O, A, S>): Call<I, O, A, S> {
  return {
    tag: 'reference',
    // Where the definition names no access, A is 'member' by its default.
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
 * Tell a secret parameter by its name. Secrets are no part of an intent's contents: they are stored nowhere,
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

/** Tell whether a value has the shape of a call's result, which a cached answer may have lost since. */
export function isResultOf<C extends Call>(call: C, value: unknown): value is ResultOf<C> {
  return is(call.result, value);
}
