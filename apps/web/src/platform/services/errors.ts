import {
  CallError,
  type ClientErrorName,
  type ErrorName,
  FIELD_REASONS,
  type FieldReason,
} from '@paydirt/contract';

import type { PlainKey } from '../language/plain-key.ts';

/** The text of a failure: a key of the catalogue, or a text that the service wrote for people. */
export type FailureText =
  | { readonly kind: 'key'; readonly key: PlainKey }
  | { readonly kind: 'text'; readonly text: string };

/** The text of a failure. Does not compile while a catalogue lacks one (the table's keys must be message keys). */
export function failureKey(name: ErrorName | ClientErrorName): PlainKey {
  return `error.${name}`;
}

const TECHNICAL =
  /[<>{}\\\n]|::|\.[cm]?[jt]sx?\b|\b(?:undefined|null|NaN|exception|stack|select|insert|postgres|sql|fetch|http)\b|error:|\bat \w+\./i;

/** Tell if a service's text was written for people: short, and nothing of a machine in it. */
export function isForPeople(text: string): boolean {
  return text.trim() !== '' && text.length <= 200 && !TECHNICAL.test(text);
}

/** Choose the text for any error of a call (PRODUCT 8). */
export function failureText(error: unknown): FailureText {
  if (!(error instanceof CallError)) return { kind: 'key', key: failureKey('unknown') };
  if (error.name === 'unknown' && isForPeople(error.msg)) return { kind: 'text', text: error.msg };
  return { kind: 'key', key: failureKey(error.name) };
}

function isFieldReason(reason: string): reason is FieldReason {
  return (FIELD_REASONS as readonly string[]).includes(reason);
}

/** The text for the reason why a field was refused; a reason that we do not know is `malformed`. */
export function fieldMessageKey(reason: string): PlainKey {
  const known: FieldReason = isFieldReason(reason) ? reason : 'malformed';
  return `field.${known}`;
}
