import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { copyText } from '../primitives/copy-field/copy-text.ts';

interface CopyButtonProps {
  /** The text that is copied. */
  value: string;
  /** The button's content; without it, the value. */
  children?: ReactNode;
  className?: string;
}

/** Copy a value of the foundations with one press, and announce the result. */
export function CopyButton({ value, children = value, className }: CopyButtonProps) {
  // The confirmation does not repeat a text longer than a line.
  const confirmation = value.length > 30 ? 'Copied' : `Copied ${value}`;
  const [message, setMessage] = useState('');
  return (
    <>
      <button
        type="button"
        className={cx('rounded-control hover:underline active:translate-y-px', className)}
        onClick={() =>
          void copyText(value).then((copied) =>
            setMessage(copied ? confirmation : 'The browser refused to copy'),
          )
        }
      >
        {children}
      </button>
      <span role="status" className="block text-12 text-verdigris empty:sr-only">
        {message}
      </span>
    </>
  );
}
