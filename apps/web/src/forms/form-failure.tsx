import { NoticeBar } from '@paydirt/ui/notice-bar';

/**
 * Show the failure of a whole form, above its button. The live region exists before its text, so that it is
 * announced.
 */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:sr-only">
      {text === null ? null : <NoticeBar tone="failure">{text}</NoticeBar>}
    </div>
  );
}
