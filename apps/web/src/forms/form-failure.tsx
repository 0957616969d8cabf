import { NoticeBar } from '@paydirt/ui/notice-bar';

/**
 * Show the failure of a whole form, or of a button that is none, above the button. The live region exists before its
 * text, so that it is announced; empty it takes no room, whatever `className` keeps around the text.
 */
export function FormFailure({ text, className = '' }: { text: string | null; className?: string }) {
  return (
    <div role="alert" className={`${className} empty:sr-only`}>
      {text === null ? null : <NoticeBar tone="failure">{text}</NoticeBar>}
    </div>
  );
}
