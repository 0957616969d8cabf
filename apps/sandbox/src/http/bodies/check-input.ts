import type { Call, FieldReason } from '@paydirt/contract';
import { err, ok, type Result } from '@paydirt/domain';
import * as v from 'valibot';

import type { RawParameters } from './parameters.ts';

/** The fault of each parameter, by name. */
export type FieldErrors = Readonly<Record<string, FieldReason>>;

type Issue = v.BaseIssue<unknown>;

const REASONS: Readonly<Record<string, FieldReason>> = {
  min_length: 'too_short',
  non_empty: 'required',
  max_length: 'too_long',
  max_graphemes: 'too_long',
  min_value: 'below_minimum',
  max_value: 'above_maximum',
  max_size: 'too_large',
};

function reasonOf(issue: Issue): FieldReason {
  if (issue.input === undefined || issue.input === '') return 'required';
  return REASONS[issue.type] ?? 'malformed';
}

function isOptional(call: Call, name: string): boolean {
  const entries = (call.input as { entries?: Record<string, { type: string } | undefined> }).entries;
  const type = entries && Object.hasOwn(entries, name) ? entries[name]?.type : undefined;
  return type === 'optional' || type === 'nullish' || type === 'exact_optional';
}

/** Prepare parameters: drop optional ones that a form sends empty, and refuse a text with a zero byte. */
function prepare(call: Call, parameters: RawParameters): Result<RawParameters, FieldErrors> {
  const kept: [string, RawParameters[string]][] = [];
  const fields: Record<string, FieldReason> = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' && value.includes('\0')) fields[name] = 'malformed';
    else if (value !== '' || !isOptional(call, name)) kept.push([name, value]);
  }
  return Object.keys(fields).length > 0 ? err(fields) : ok(Object.fromEntries(kept));
}

/**
 * Check parameters by the contract's schema of the call; returns the validated input, or the faults by field.
 */
export function checkInput(call: Call, parameters: RawParameters): Result<unknown, FieldErrors> {
  const prepared = prepare(call, parameters);
  if (!prepared.ok) return prepared;
  const result = v.safeParse(call.input, prepared.value);
  if (result.success) return ok(result.output);
  const fields: Record<string, FieldReason> = {};
  for (const issue of result.issues as Issue[]) {
    const name = issue.path?.[0]?.key;
    if (typeof name === 'string') fields[name] ??= reasonOf(issue);
  }
  return err(fields);
}
