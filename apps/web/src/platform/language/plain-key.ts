import type { MessageKey, ParameterName } from '@paydirt/i18n';

/** A message that can be written without parameters, and so from a table. */
export type PlainKey = { [K in MessageKey]: [ParameterName<K>] extends [never] ? K : never }[MessageKey];
