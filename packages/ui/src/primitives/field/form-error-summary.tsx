import { cx } from 'class-variance-authority';
import { useEffect, type ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the summary ("This could not be sent"). */
  title: string;
  /** One per wrong field, in the fields' order; `fieldId` is the id given to the field, or to its group. */
  errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * List all errors above a form, each with a link to its field. Renders a `<div role="alert">`; nothing without errors.
 *
 * Takes the focus when it appears, so that it is announced and visible; Enter on an error moves to its field.
 * Render it after a failed submit, with a new `key` for each attempt.
 *
 * @when Above a form that was refused in more than one field: it leads to each.
 * @instead A single fault is shown only at its field; a fault of the service takes `NoticeBar`.
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

/** Focus a field; of a group (days, pictures) its first control. */
function goTo(fieldId: string) {
  const field = document.getElementById(fieldId);
  (field?.querySelector<HTMLElement>('input, select, button') ?? field)?.focus();
}
