import { type ErrorMessageKey, type ErrorName, ERRORS } from '@paydirt/contract';
import type { Locale } from '@paydirt/domain';
import type { MessageKey } from '@paydirt/i18n';

import { translatorOf } from '../platform/texts.ts';

/** Get the text of an error in a member's language. */
export async function errorText(name: ErrorName, locale: Locale): Promise<string> {
  // Every failure of the contract must have a text: otherwise this does not compile.
  const key: MessageKey = ERRORS[name].messageKey satisfies ErrorMessageKey;
  return (await translatorOf(locale)).t(key);
}
