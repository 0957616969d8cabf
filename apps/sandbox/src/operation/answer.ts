import { type Envelope, type ErrorData, type ErrorName, ERRORS } from '@paydirt/contract';
import { translateNames } from '@paydirt/contract/wire-names';
import type { Locale } from '@paydirt/domain';

import type { Reply } from './operation.ts';
import { errorText } from './error-texts.ts';

/** Answer as it is written to the wire. */
export type Answer = Envelope<unknown>;

/** Create a successful answer. */
export function goodAnswer({ data, msg = 'ok' }: Reply<unknown>): Answer {
  // A file is passed through, because it has no fields to rename.
  const written = data instanceof Response ? data : translateNames(data);
  return { status: 200, message: 'ok', code: 200, msg, data: written };
}

/** Create the answer to a refused request, by the error table, in the member's language. */
export async function refusedAnswer(error: ErrorName, locale: Locale, data?: ErrorData): Promise<Answer> {
  const { http, code } = ERRORS[error];
  return {
    status: http,
    message: error,
    code,
    msg: await errorText(error, locale),
    data: translateNames(data ?? null),
  };
}
