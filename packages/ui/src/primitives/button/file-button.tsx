import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { BUTTON_ICON_SIZE, buttonLook, type ButtonLook } from './button-look.ts';

export interface FileButtonProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'onChange' | 'multiple'>, ButtonLook {
  /** The chosen file is being checked. @default false */
  busy?: boolean | undefined;
  /** Called with the file that was picked. */
  onFile: (file: File) => void;
}

/**
 * File input that looks like a button. Renders a `<label>` around the `<input type="file">`, which handles focus and
 * keys.
 */
export function FileButton({
  variant,
  size = 'md',
  wide,
  icon = 'image',
  busy = false,
  onFile,
  className,
  children,
  ...props
}: FileButtonProps) {
  return (
    <label
      data-variant={variant ?? 'secondary'}
      className={cx(
        buttonLook({ variant, size, wide }),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <span className={cx('inline-flex min-w-0 items-center justify-center gap-2', busy && 'opacity-0')}>
        {icon ? <Icon name={icon} size={BUTTON_ICON_SIZE[size]} className="shrink-0" /> : null}
        <span className="min-w-0">{children}</span>
      </span>
      {busy ? <Spinner className="absolute inset-0 m-auto" /> : null}
      <input
        {...props}
        type="file"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
