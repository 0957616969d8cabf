import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

/** Props of the frame around a field's input. */
export interface FieldFrameProps {
  /** Label above the field. It stays visible while something is typed. */
  label: string;
  /** Permanent hint below the input: limits, format, test values. */
  hint?: ReactNode;
  /** Error message, with the next step. The input becomes `aria-invalid`. */
  error?: string | undefined;
  /** Content at the end of the label's line, for a link that belongs to the field. */
  aside?: ReactNode;
}

/** The ids and states that connect an input to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Create the ids of a field; `id` is the caller's if given, so that an error summary can link to it. */
export function useFieldWiring({
  id,
  hint,
  error,
}: { id?: string | undefined } & Pick<FieldFrameProps, 'hint' | 'error'>) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const describedBy = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id: inputId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } satisfies FieldWiring;
}

/** Lay out label, box, hint and error of one field. Renders a `<div>`. */
export function FieldFrame({
  label,
  hint,
  error,
  aside,
  wiring,
  className,
  children,
}: FieldFrameProps & { wiring: FieldWiring; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={wiring.id} className="max-w-full text-13 font-semibold text-ink">
          {label}
        </label>
        {/* A link in it is pressed on 44 px, up to the field above; below, the box lies over that. */}
        {aside ? (
          <span className="relative max-w-full text-13 wrap-anywhere *:after:absolute *:after:-inset-x-2 *:after:-inset-y-5">
            {aside}
          </span>
        ) : null}
      </div>
      {children}
      {hint ? (
        <div id={`${wiring.id}-hint`} className="text-13 text-pretty text-ink-2">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${wiring.id}-error`} className="flex gap-1.5 text-13 font-medium text-garnet">
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Box around an input and the content beside it, with the input's focus ring. */
export function FieldBox({
  invalid,
  className,
  children,
}: {
  invalid: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'relative flex min-h-12 flex-wrap items-stretch rounded-control border bg-sheet',
        'has-[[data-field]:focus-visible]:outline-2 has-[[data-field]:focus-visible]:outline-offset-1 has-[[data-field]:focus-visible]:outline-focus',
        'has-[[readonly]]:bg-wash has-[[data-field]:disabled]:bg-wash has-[[data-field]:disabled]:text-ink-2',
        invalid ? 'border-garnet' : 'border-edge',
        className,
      )}
    >
      {children}
    </div>
  );
}

/**
 * Write the cleaned text into an input, with the caret at `caret`. React writes a controlled value too, but moves the
 * caret to the end, where the next characters would be inserted.
 */
export function writeCleaned(input: HTMLInputElement, cleaned: string, caret: number) {
  if (input.value === cleaned) return;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/**
 * Classes of an input in a {@link FieldBox}: 17 px, since iOS zooms in on a smaller one. With large text, the content
 * beside it wraps to a second line because of the input's minimum width (`basis-*`).
 */
export const fieldInput =
  'min-w-0 flex-1 rounded-control bg-transparent px-3.5 py-2.5 text-17 outline-none placeholder:text-ink-2 disabled:cursor-not-allowed';
