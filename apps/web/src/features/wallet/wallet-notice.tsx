import { NoticeBar } from '@paydirt/ui/notice-bar';

import { useLocale, useT } from '../../platform/hooks.tsx';
import { foreignLanguage } from '../../platform/language/content-language.ts';
import { useWalletNotice } from './data/wallet-notice.ts';

/** Show the operator's notice on the wallet pages; nothing while there is none, or it cannot be read. */
export function WalletNotice() {
  const t = useT();
  const locale = useLocale();
  const view = useWalletNotice();
  if (view.status !== 'ready' || view.value === null) return null;
  const { title, body, contentLanguage } = view.value;
  const foreign = foreignLanguage(contentLanguage, locale);
  return (
    <NoticeBar tone="info">
      <span lang={foreign}>
        <strong className="block">{title}</strong>
        <span className="whitespace-pre-line">{body}</span>
      </span>
      {foreign ? <span className="block text-13">{t('common.shownInEnglish')}</span> : null}
    </NoticeBar>
  );
}
