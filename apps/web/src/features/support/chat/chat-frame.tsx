import { isHelpArticle } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useEffect, useRef } from 'react';

import { useFailureText, useSettings, useT } from '../../../platform/hooks.tsx';
import { useNavigation } from '../../../platform/navigation/hash-location.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { useChatLink } from '../data/support.ts';
import { chatAddress } from './chat-address.ts';

/**
 * Show the chat's page in a frame without an origin: it reaches nothing of the app, and communicates by messages
 * alone.
 */
export function ChatFrame() {
  const t = useT();
  const failureText = useFailureText();
  const navigation = useNavigation();
  const [{ theme, textSize }] = useSettings();
  const { link, open } = useChatLink();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    void open();
  }, [open]);

  useEffect(() => {
    function onMessage({ source, data }: MessageEvent<unknown>) {
      // Any page may post messages here; only those of our own frame count, and only two kinds of them.
      if (source === null || source !== frame.current?.contentWindow) return;
      const { type, id } = (data ?? {}) as { readonly type?: unknown; readonly id?: unknown };
      if (type === 'paydirt.help' && isHelpArticle(id))
        navigation.navigate(supportRoutes.article.href({ id }));
      if (type === 'paydirt.again') void open();
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [navigation, open]);

  const address = link.status === 'open' ? chatAddress(link.url, { theme, textSize }) : null;
  if (link.status === 'failed' || (link.status === 'open' && address === null)) {
    return (
      <div role="alert" className="px-4 pt-2">
        <NoticeBar
          tone="failure"
          action={
            <Button size="sm" onClick={() => void open()}>
              {t('common.retry')}
            </Button>
          }
        >
          {link.status === 'failed' ? failureText(link.error) : t('error.bad_answer')}
        </NoticeBar>
      </div>
    );
  }
  if (address === null) {
    return (
      <Skeleton label={t('support.chat.loading')} className="flex-1 px-4">
        <SkeletonBlock className="h-24" />
      </Skeleton>
    );
  }
  return (
    <iframe
      // A new ticket has a new address and remounts the frame.
      key={address}
      ref={frame}
      title={t('support.title')}
      src={address}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      className="-mb-8 min-h-[70dvh] w-full flex-1 border-0"
    />
  );
}
