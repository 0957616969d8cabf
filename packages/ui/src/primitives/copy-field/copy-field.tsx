import { shortenAddress } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { copyText } from './copy-text.ts';

export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** Label of the value ("Deposit address"). */
  label: string;
  /** The whole value, which is copied; more than 30 characters are drawn shortened (PRODUCT 6). */
  value: string;
  /** The button's text, a verb: "Copy". */
  copyLabel: string;
  /** Announced once it is copied: "Deposit address copied". */
  copiedLabel: string;
  /** Announced when the browser refused: "Copy failed. Press and hold the value to copy it." */
  failedLabel: string;
}

/**
 * Show a value and copy it. Renders a `<div>` with the value and a button, and announces the copy.
 *
 * @when An address or a code that is used elsewhere.
 * @instead Use `TextField` for a value that is typed.
 */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  failedLabel,
  className,
  ...props
}: CopyFieldProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<{ value: string; copied: boolean } | null>(null);
  // The outcome belongs to the value that was copied.
  const shown = outcome?.value === value ? outcome : null;
  const failed = shown?.copied === false;

  return (
    <div {...props} className={cx('flex flex-col gap-1', className)}>
      <span id={id} className="text-13 text-ink-2">
        {label}
      </span>
      <div className="flex flex-wrap items-stretch rounded-control border border-line bg-wash">
        <span
          translate="no"
          title={value}
          className="flex min-w-0 flex-[1_1_9rem] items-center px-3.5 py-2.5 text-15 font-medium text-balance break-all tabular select-all hyphens-none"
        >
          {failed ? value : shortenAddress(value)}
        </span>
        <button
          type="button"
          // With several fields on a screen, the description says what each button copies.
          aria-describedby={id}
          className="target ms-auto inline-flex shrink-0 items-center gap-1.5 rounded-control px-3.5 text-15 font-semibold text-gold-ink hover:underline active:translate-y-px -outline-offset-2"
          onClick={() => void copyText(value).then((copied) => setOutcome({ value, copied }))}
        >
          <Icon name={shown?.copied ? 'check' : 'copy'} size={18} className="shrink-0" />
          {copyLabel}
        </button>
      </div>
      <p
        role="status"
        className={cx('flex gap-1.5 text-13 empty:sr-only', failed ? 'text-garnet' : 'text-verdigris')}
      >
        {failed ? <Icon name="alert" size={16} className="mt-0.5 shrink-0" /> : null}
        {shown ? (shown.copied ? copiedLabel : failedLabel) : null}
      </p>
    </div>
  );
}
