import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useEffect } from 'react';

import { useFailureText, useSettings, useT } from '../../../platform/hooks.tsx';
import { useChatLink } from '../data/support.ts';
import { chatAddress } from './chat-address.ts';
import { ChatPage } from './chat-page.tsx';

/** Request a ticket to the chat, and show its page. */
export function ChatFrame() {
  const t = useT();
  const failureText = useFailureText();
  const [settings] = useSettings();
  const { link, open } = useChatLink();

  useEffect(() => {
    void open();
  }, [open]);

  const address = link.status === 'open' ? chatAddress(link.url, settings) : null;
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
  return <ChatPage address={address} onAgain={() => void open()} />;
}
