import { type Call, type InputOf, readAnswer, requestPath, type ResultOf } from '@paydirt/contract';
import { type EpochMs, SECOND_MS } from '@paydirt/domain';

import { baseUrl } from '../services/base-url.ts';
import type { Asker, FirstAnswers } from '../services/first-answers.ts';
import type { Answered } from './answer-cache.ts';

/** Data that were here before the app, by the keys that screens read them by: the first screen begins with them. */
export interface FirstData {
  /** Read what is here for a key, the same as long as it is given; undefined where there is nothing. */
  readonly read: <C extends Call, T>(
    key: string,
    call: C,
    input: InputOf<C>,
    shape: (result: ResultOf<C>) => T,
  ) => Answered<T> | undefined;
  /** Take what was read, once, in place of a request; undefined where there is nothing, or it has grown old. */
  readonly take: (key: string) => Answered<unknown> | undefined;
}

/** Data that was unused for longer than this, as in a background tab, is fetched again. */
const TOO_OLD_MS = 20 * SECOND_MS;

/** Read the first answers as data, for the member who is logged in as each is read. */
export function createFirstData(
  answers: Pick<FirstAnswers, 'take'>,
  asker: () => Asker,
  now: () => EpochMs,
): FirstData {
  const known = new Map<string, Answered<unknown>>();
  const isNew = ({ asOf }: Answered<unknown>) => now() - asOf <= TOO_OLD_MS;
  return {
    read<C extends Call, T>(key: string, call: C, input: InputOf<C>, shape: (result: ResultOf<C>) => T) {
      const before = known.get(key);
      // A key belongs to one call, so its entry has that call's type.
      if (before !== undefined) return before as Answered<T>;
      const body = answers.take(
        `${call.method} ${baseUrl(call.service)}/${requestPath(call, input)}`,
        asker(),
      );
      const result = body === null ? null : readAnswer(call, parsed(body));
      if (result === null) return undefined;
      const answered = { value: shape(result), asOf: now() };
      known.set(key, answered);
      return answered;
    },
    take(key) {
      const answered = known.get(key);
      if (answered === undefined) return undefined;
      // A component that renders in this task still reads it here; from the next task on it is in the cache.
      setTimeout(() => known.delete(key));
      return isNew(answered) ? answered : undefined;
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
