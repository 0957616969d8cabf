import { type Answer, CallError, type ClientErrorName, type ErrorName } from '@paydirt/contract';
import type { Result } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';
import { useLayoutEffect, useRef, useState } from 'react';

import type { OnSettledElsewhere } from '../platform/intents/settled-elsewhere.ts';
import { fieldMessageKey } from '../platform/services/errors.ts';
import { useFailureText, useT } from '../platform/hooks.tsx';

/** Reasons for which fields are refused, by field; those of the contract. */
export type FieldReasons<F extends string> = Partial<Record<F, string>>;

export interface FormOptions<F extends string> {
  /** The fields in their order, so that focus goes to the first that is wrong. */
  readonly fields: readonly F[];
  /** Fields of failures that the service names for the whole request. */
  readonly failures?: Partial<Record<ErrorName | ClientErrorName, F>>;
  /** Fields that the call names otherwise, by the call's name. */
  readonly named?: Readonly<Record<string, F>>;
}

/** Props that a form gives to one text field. */
export interface FieldProps {
  readonly error: string | undefined;
  readonly ref: (element: HTMLElement | null) => void;
  readonly onValueChange: (text: string) => void;
}

/** A form's errors, by field and as a whole. */
export interface Form<F extends string> {
  /** The text below a field. */
  readonly errors: Partial<Record<F, string>>;
  /** The text above the submit button, for failures of no single field. */
  readonly formError: string | null;
  /** Get the props of a text field: its error, its control, and its change handler. */
  readonly field: (field: F, change: (text: string) => void) => FieldProps;
  /** Register a field's control, which gets the focus when it is the first that is wrong. */
  readonly control: (field: F) => (element: HTMLElement | null) => void;
  /** Show reasons; false when there are any. */
  readonly check: (reasons: FieldReasons<F>) => boolean;
  /** Show what a call failed with: at its fields when it names them, else for the form. */
  readonly fail: (error: unknown) => void;
  /**
   * Get the answer to `send`; null while another request is under way, and where it was refused, which is then shown.
   */
  readonly answerOf: <T>(result: Result<Answer<T>, CallError> | null) => Answer<T> | null;
  /** Show why a call that moves money was not done, where another tab had its answer. */
  readonly settledElsewhere: OnSettledElsewhere;
  /** Remove the error of one field, as it is typed into. */
  readonly clearError: (field: F) => void;
}

/** Keep what is wrong with a form. Texts follow the shown language. */
export function useForm<F extends string>({ fields, failures = {}, named = {} }: FormOptions<F>): Form<F> {
  const t = useT();
  const failureText = useFailureText();
  const controls = useRef(new Map<F, HTMLElement>());
  const [reasons, setReasons] = useState<FieldReasons<F>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [focusTurn, setFocusTurn] = useState(0);

  const failedField = failure instanceof CallError ? failures[failure.name] : undefined;
  const errors: Partial<Record<F, string>> = {};
  for (const field of fields) {
    const reason = reasons[field];
    if (reason !== undefined) errors[field] = t(fieldMessageKey(reason));
  }
  if (failedField !== undefined) errors[failedField] = textOf(failure);

  const firstWrong = fields.find((field) => errors[field] !== undefined);
  useLayoutEffect(() => {
    if (focusTurn > 0 && firstWrong !== undefined) controls.current.get(firstWrong)?.focus();
    // Only another submission moves the focus, not each keystroke that corrects a field.
    // oxlint-disable-next-line react/exhaustive-deps -- `firstWrong` is read at the turn
  }, [focusTurn]);

  /** Put a failure into words; those that were found already are kept. */
  function textOf(error: unknown): string {
    return typeof error === 'string' ? error : withDetails(failureText(error), error, t);
  }

  function show(next: FieldReasons<F>, error: unknown): void {
    setReasons(next);
    setFailure(error);
    setFocusTurn((turn) => turn + 1);
  }

  const control = (field: F) => (element: HTMLElement | null) => {
    if (element === null) controls.current.delete(field);
    else controls.current.set(field, element);
  };

  function fail(error: unknown): void {
    const refused = error instanceof CallError ? Object.entries(error.details.fields ?? {}) : [];
    const next: FieldReasons<F> = {};
    for (const [name, reason] of refused) {
      const field = named[name] ?? fields.find((own) => own === name);
      if (field !== undefined) next[field] = reason;
    }
    show(next, error);
  }

  function clearError(field: F): void {
    if (reasons[field] !== undefined) setReasons({ ...reasons, [field]: undefined });
    if (failedField === field || failedField === undefined) setFailure(null);
  }

  const hasNamedFields = fields.some((field) => reasons[field] !== undefined);
  return {
    errors,
    formError: failure === null || failedField !== undefined || hasNamedFields ? null : textOf(failure),
    field: (field, change) => ({
      error: errors[field],
      ref: control(field),
      onValueChange(text) {
        change(text);
        clearError(field);
      },
    }),
    control,
    check(next) {
      const wrong = fields.some((field) => next[field] !== undefined);
      if (wrong) show(next, null);
      else show({}, null);
      return !wrong;
    },
    fail,
    answerOf(result) {
      if (result === null) return null;
      if (result.ok) return result.value;
      fail(result.error);
      return null;
    },
    settledElsewhere(outcome) {
      void outcome.then((reason) => reason !== null && show({}, reason));
    },
    clearError,
  };
}

function withDetails(text: string, error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return text;
  const { triesLeft, retryAfterSeconds } = error.details;
  const parts = [text];
  if (triesLeft !== undefined) parts.push(t('error.detail.triesLeft', { count: triesLeft }));
  if (retryAfterSeconds !== undefined) parts.push(t('error.detail.retryIn', { count: retryAfterSeconds }));
  return parts.join(' ');
}
