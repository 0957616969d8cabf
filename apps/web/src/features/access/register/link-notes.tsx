import { NoticeBar } from '@paydirt/ui/notice-bar';

import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { useInviter, useNobodysCode } from '../data/inviter.ts';
import { invitedText } from './invited-text.ts';

/**
 * Explain a link's invitation: the member who invites, that its code is unknown, or that it leads to an address
 * that is not followed.
 */
export function LinkNotes({ code, to }: { code: string; to: string | null }) {
  const t = useT();
  const { routes } = usePlatform();
  const view = useInviter(code);
  const unknown = useNobodysCode(code);
  return (
    <div role="status" className="flex flex-col gap-3 empty:sr-only">
      {/* No notice of a public code: the field for the code shows that. */}
      {view.status === 'ready' && view.value.name !== null ? (
        <NoticeBar tone="success">{invitedText(view.value, t)}</NoticeBar>
      ) : null}
      {unknown ? <NoticeBar tone="failure">{t('auth.unknownCode')}</NoticeBar> : null}
      {to === null || routes.isForMembers(to) ? null : (
        <NoticeBar tone="neutral">{t('auth.linkLeftOut')}</NoticeBar>
      )}
    </div>
  );
}
