import { type CallOptions, type Client, createClient, type InputOf, type ResultOf } from '@paydirt/contract';
import { login, register, sendRegisterCode } from '@paydirt/contract/account/login';
import { createOrder } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { enterScenario, type ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import * as calls from '@paydirt/contract/sandbox/world';
import { DEFAULT_LOCALE, languageHeader, type Locale } from '@paydirt/domain';

/** A ready-made member of the seed. */
export type SeedMember = ResultOf<typeof calls.seed>['members'][number];
/** State that a ready-made member shows. */
export type MemberState = SeedMember['about'];
/** A logged-in member, as the app stores them. */
export interface SignedIn {
  readonly token: string;
  readonly user: ResultOf<typeof login>;
}

/** A newly registered member, and a client on another device of theirs. */
export interface NewMember extends SignedIn {
  readonly phone: string;
  readonly password: string;
  readonly client: Client;
}

const DAY_SECONDS = 86_400;
/** Longest wait for a named world, which simulates its past first; the app itself waits less. */
const TEST_CONTROL_TIMEOUT_MS = 120_000;
const PASSWORD = 'Nugget2026';

let registered = 0;

/** An unused phone number: the national part, and the whole as the services write it. */
export function freshPhone(): { readonly national: string; readonly whole: string } {
  registered += 1;
  // Each worker has its own services and counter, so numbers are unique within a world.
  const national = `98${String(30_000_000 + registered)}`;
  return { national, whole: `+91${national}` };
}

/** The calls of the test panel, to drive the services from outside the app. */
export function createSandbox(
  address: string,
  locale: Locale = DEFAULT_LOCALE,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) {
  const client = (token: string | null) =>
    createClient({
      baseUrl: (service) => `${address}/api/${service}`,
      language: () => languageHeader(locale),
      token: () => token,
      timeoutMs: TEST_CONTROL_TIMEOUT_MS,
      fetch,
    });
  const visitor = client(null);

  return {
    address,
    /** Create a member's client. */
    client,

    /** A product, in the member's language. */
    async product(productId: string): Promise<ResultOf<typeof productDetail>> {
      const { data } = await visitor.call(productDetail, { productId });
      return data;
    },

    /** Lease or buy behind the app's back, from another device of the member. */
    async buy(
      { client: device }: Pick<NewMember, 'client'>,
      productId: string,
    ): Promise<ResultOf<typeof createOrder>> {
      const { leaseTermsVersion: agreementVersion } = await this.product(productId);
      const input = { productId, ...(agreementVersion !== null && { agreementVersion }) };
      const { data } = await device.call(createOrder, input, { idempotencyKey: crypto.randomUUID() });
      return data;
    },

    /** The ready-made member in a state. */
    async member(about: MemberState): Promise<SeedMember> {
      const { data } = await visitor.call(calls.seed, {});
      const found = data.members.find((member) => member.about === about);
      if (found === undefined) throw new Error(`The seed has no member "${about}".`);
      return found;
    },

    /** A public invitation code. */
    async invitationCode(): Promise<string> {
      const { data } = await visitor.call(calls.seed, {});
      const [code] = data.invitationCodes;
      if (code === undefined) throw new Error('The seed has no invitation code.');
      return code;
    },

    /** Log in without the app, for journeys that are not about logging in. */
    async signIn({ phone, password }: Pick<SeedMember, 'phone' | 'password'>): Promise<SignedIn> {
      const { data, msg } = await visitor.call(login, { phone, password });
      return { token: msg, user: data };
    },

    /** Register without the app, for journeys that are not about registering. */
    async newMember(): Promise<NewMember> {
      const phone = freshPhone().whole;
      await visitor.call(sendRegisterCode, { phone });
      const { data, msg } = await visitor.call(register, {
        phone,
        code: await this.codeFor(phone),
        password: PASSWORD,
        confirmPassword: PASSWORD,
        invitationCode: await this.invitationCode(),
      });
      return { token: msg, user: data, phone, password: PASSWORD, client: client(msg) };
    },

    /** Advance the test clock; work that fell due is done when this resolves. */
    async moveClock(forward: { readonly days?: number; readonly hours?: number; readonly minutes?: number }) {
      const { days = 0, hours = 0, minutes = 0 } = forward;
      const advanceSeconds = days * DAY_SECONDS + hours * 3600 + minutes * 60;
      let { data } = await visitor.call(calls.moveClock, { advanceSeconds });
      // A long move is answered before it ends; asking again waits for it.
      while (data.to !== null) ({ data } = await visitor.call(calls.moveClock, { to: data.to }));
      return data.now;
    },

    async now(): Promise<string> {
      const { data } = await visitor.call(calls.clock, {});
      return data.now;
    },

    /** The newest code that was sent to a phone or an e-mail address. */
    async codeFor(to: string): Promise<string> {
      const { data } = await visitor.call(calls.outbox, { to });
      const code = data.find((message) => message.code !== null)?.code;
      if (code === undefined || code === null) throw new Error(`No code was sent to ${to}.`);
      return code;
    },

    /** The address behind the hash of the newest link that was sent to a phone or an e-mail address. */
    async linkFor(to: string): Promise<string> {
      const { data } = await visitor.call(calls.outbox, { to });
      const [, link] = data.map(({ text }) => /#(\S+)/.exec(text)).find((found) => found !== null) ?? [];
      if (link === undefined) throw new Error(`No link was sent to ${to}.`);
      return link;
    },

    async grant(
      phone: string,
      amount: InputOf<typeof calls.faucet>['amount'],
      options: CallOptions = { idempotencyKey: crypto.randomUUID() },
    ): Promise<void> {
      await visitor.call(calls.faucet, { phone, amount }, options);
    },

    /** Read the members that one can log in as, and the public codes, of the current world. */
    async seed(): Promise<ResultOf<typeof calls.seed>> {
      const { data } = await visitor.call(calls.seed, {});
      return data;
    },

    /** Enter a named world; every session ends. Returns the member to log in as. */
    async enter(name: ScenarioName): Promise<Pick<SeedMember, 'phone' | 'password' | 'name'>> {
      const { data } = await visitor.call(enterScenario, { name });
      return data.member;
    },

    async ledgerCheck() {
      const { data } = await visitor.call(calls.ledgerCheck, {});
      return data;
    },
  };
}

/** See {@link createSandbox}. */
export type Sandbox = ReturnType<typeof createSandbox>;
