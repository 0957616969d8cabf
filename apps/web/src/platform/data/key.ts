import type { Call, Subject } from '@paydirt/contract';

/** Language and member of an answer: another language or member never sees it. */
export interface Audience {
  readonly locale: string;
  readonly userId: string;
}

/** Tell if the answer of a key shows one of these subjects. */
export function isAbout(subjects: readonly Subject[], key: string): boolean {
  const [, shown = ''] = /^[^@?]*@([^?]*)\?/.exec(key) ?? [];
  return shown.split(',').some((subject) => subjects.some((changed) => changed === subject));
}

/** Key of one answer: the call's path and its subjects, its input in a fixed order, language and member. */
export function keyOf(call: Call, input: object, { locale, userId }: Audience): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { service, path, shows } = call;
  return `${service}/${path}@${shows.join(',')}?${JSON.stringify(sorted)}#${locale}#${userId}`;
}

/** Tell whether an answer's key names this member; a visitor's names none. */
export function isOf(userId: string, key: string): boolean {
  return key.endsWith(`#${userId}`);
}
