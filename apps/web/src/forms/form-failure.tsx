import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { ReactNode } from 'react';

interface FormFailureProps {
  text: string | null;
  /** Name of the failed action, where it is no longer on the screen. */
  title?: string | undefined;
  /** The way to try it again, where the button that was pressed is not it. */
  action?: ReactNode;
  className?: string;
}

/**
 * Show the failure of a whole form, or of a button outside a form, above the button. The live region exists before
 * its text, so that it is announced; while empty it takes no space.
 */
export function FormFailure({ text, title, action, className = '' }: FormFailureProps) {
  return (
    <div role="alert" className={`${className} empty:sr-only`}>
      {text === null ? null : (
        <NoticeBar tone="failure" title={title} action={action}>
          {text}
        </NoticeBar>
      )}
    </div>
  );
}
