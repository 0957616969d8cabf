import { setTimeout as wait } from 'node:timers/promises';

import type { Call, Envelope } from '@paydirt/contract';
import { translateName } from '@paydirt/contract/wire-names';

/** Time for which a request without an answer is repeated: a whole start of the services on a busy machine. */
const ANSWERED_WITHIN_MS = 240_000;
const AGAIN_AFTER_MS = 100;
/** One try in this many is cut off after this many milliseconds, as by a bad connection. */
const CUT_ONE_IN = 50;
const CUT_AFTER_MS = 8;

/** Fields of a request. */
type Input = Readonly<Record<string, string | Blob>>;

/** A request that was answered for good. */
export interface Acknowledged {
  readonly call: Call;
  readonly input: Input;
  readonly token: string | null;
  readonly key: string;
  readonly answer: Envelope<unknown>;
}

/** Sends requests until they are answered, and notes their outcome. */
export class Requests {
  readonly #address: string;
  /** Milliseconds that answers took, by call; tries without one left out. */
  readonly took = new Map<string, number[]>();
  /** Those with a key, in the order of their answers. */
  readonly acknowledged: Acknowledged[] = [];
  /** Tries that brought no answer, or none of ours. */
  tries = { cut: 0, failed: 0 };

  constructor(address: string) {
    this.#address = address;
  }

  /** Send a request under a key, or a reading without one, again and again until the services answer. */
  async send(
    call: Call,
    input: Input,
    { token = null, key }: { readonly token?: string | null; readonly key?: string } = {},
  ): Promise<Envelope<unknown>> {
    const until = performance.now() + ANSWERED_WITHIN_MS;
    for (let attempt = 1; performance.now() < until; attempt += 1) {
      const isCut = key !== undefined && attempt === 1 && Math.random() * CUT_ONE_IN < 1;
      const answer = await this.#once(call, input, { token, key, isCut });
      if (answer !== null && answer.status < 500) {
        if (key !== undefined) this.acknowledged.push({ call, input, token, key, answer });
        return answer;
      }
      if (isCut) this.tries.cut += 1;
      else this.tries.failed += 1;
      await wait(AGAIN_AFTER_MS);
    }
    throw new Error(`soak: ${call.path} got no answer`);
  }

  async #once(
    call: Call,
    input: Input,
    { token, key, isCut }: { token: string | null; key: string | undefined; isCut: boolean },
  ): Promise<Envelope<unknown> | null> {
    const body = new FormData();
    for (const [name, value] of Object.entries(input)) body.append(translateName(name), value);
    const fields = new URLSearchParams(
      [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const url = `${this.#address}/api/${call.service}/${call.path}`;
    const begun = performance.now();
    try {
      const response = await fetch(call.method === 'GET' ? `${url}?${fields}` : url, {
        method: call.method,
        headers: {
          ...(token !== null && { 'X-Access-Token': token }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        ...(call.method === 'POST' && { body: call.encoding === 'multipart' ? body : fields }),
        ...(isCut && { signal: AbortSignal.timeout(CUT_AFTER_MS) }),
      });
      const answer = (await response.json()) as Envelope<unknown>;
      const name = `${call.service}/${call.path}`;
      const took = this.took.get(name) ?? [];
      this.took.set(name, took);
      took.push(performance.now() - begun);
      return answer;
    } catch {
      return null;
    }
  }
}
