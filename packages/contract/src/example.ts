import type { Call, InputOf, ResultOf } from './call.ts';

/** One request of a call and the answer to it. The seeded services take the parameters as they are, if not the ids. */
export interface Example<C extends Call = Call> {
  readonly call: C;
  readonly input: InputOf<C>;
  readonly result: ResultOf<C>;
}

/** Make the example of a call; parameters and answer have its types. */
export function exampleOf<C extends Call>(call: C, input: InputOf<C>, result: ResultOf<C>): Example<C> {
  return { call, input, result };
}
