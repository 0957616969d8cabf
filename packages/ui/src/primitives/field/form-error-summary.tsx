import { cx } from 'class-variance-authority';
import { useEffect, type ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the summary ("This could not be sent"). */
  title: string;
  /** One per invalid field, in the order of the fields; `fieldId` is the id given to the field, or to its group. */
  errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * List all errors above a form, each with a link to its field. Renders a `<div role="alert">`, or nothing without
 * errors.
 *
 * Takes focus when it appears, so that it is announced and visible; Enter on an error moves to its field. Render it
 * after a failed submit, with a new `key` for each attempt.
 *
 * @when The errors of a form with more than one invalid field, with a link to each.
 * @instead Show a single error only at its field. Use `NoticeBar` for an error of the service.
 */
export function FormErrorSummary({ title, errors, ref, className, ...props }: FormErrorSummaryProps) {
  const [box, root] = useMergedRef<HTMLDivElement>(ref);
  useEffect(() => box.current?.focus(), [box]);
  if (errors.length === 0) return null;
  return (
    <div
      {...props}
      ref={root}
      role="alert"
      tabIndex={-1}
      className={cx('flex gap-3 rounded-card border border-garnet bg-garnet-wash p-4 pb-2', className)}
    >
      <Icon name="alert" size={20} className="mt-0.5 shrink-0 text-garnet" />
      <div className="min-w-0">
        <p className="text-15 font-semibold text-ink">{title}</p>
        <ul role="list" className="mt-1 flex flex-col text-15">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              {/* A button, not `#id`: the hash is the route. */}
              <button
                type="button"
                className="target rounded-control py-1 text-start text-garnet underline underline-offset-3 hover:decoration-2 active:translate-y-px"
                onClick={() => goTo(fieldId)}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focus a field, or the first control of a group (days, pictures). */
function goTo(fieldId: string) {
  const field = document.getElementById(fieldId);
  (field?.querySelector<HTMLElement>('input, select, button') ?? field)?.focus();
}
