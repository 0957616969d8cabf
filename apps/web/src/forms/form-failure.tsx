import { NoticeBar } from '@paydirt/ui/notice-bar';

/** Say what went wrong with a whole form, above its button. The region stands before its text, so that it is heard. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:sr-only">
      {text === null ? null : <NoticeBar tone="failure">{text}</NoticeBar>}
    </div>
  );
}
