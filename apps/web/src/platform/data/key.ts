import type { Call } from '@paydirt/contract';

/** Who and what an answer is for besides its input: another language or member never sees it. */
export interface Audience {
  readonly locale: string;
  readonly userId: string;
}

/** Beginning of the keys of all answers of a call, whatever the input. */
export function keyPrefix(call: Call): string {
  return `${call.service}/${call.path}?`;
}

/** Key of one answer: the call's path, its input in a fixed order, language and member. */
export function keyOf(call: Call, input: object, { locale, userId }: Audience): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${keyPrefix(call)}${JSON.stringify(sorted)}#${locale}#${userId}`;
}

/** Tell whether an answer's key names this member; a visitor's names nobody. */
export function isOf(userId: string, key: string): boolean {
  return key.endsWith(`#${userId}`);
}
