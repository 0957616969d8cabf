import type { Call, InputOf, ResultOf } from './call.ts';

/** One request of a call and its answer. The seeded services accept the parameters as they are, except the ids. */
export interface Example<C extends Call = Call> {
  readonly call: C;
  readonly input: InputOf<C>;
  readonly result: ResultOf<C>;
}

/** Create the example of a call; parameters and answer have its types. */
export function exampleOf<C extends Call>(call: C, input: InputOf<C>, result: ResultOf<C>): Example<C> {
  return { call, input, result };
}
