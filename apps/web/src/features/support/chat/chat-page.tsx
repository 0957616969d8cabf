import { CONSTANTS, isHelpArticle } from '@paydirt/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useDraft } from '../../../forms/draft.ts';
import { useSettings, useT } from '../../../platform/hooks.tsx';
import { useNavigation } from '../../../platform/navigation/hash-location.ts';
import { supportRoutes } from '../../../routes/support.ts';

/**
 * Show the chat's page in a frame without an origin: it reaches nothing of the app, and communicates by messages
 * alone. It can store nothing either, so the app keeps the question that is being typed.
 *
 * @param address Address with the ticket; only that of the first render is opened, because a ticket is of one use.
 * @param onAgain Called when the page needs another ticket.
 */
export function ChatPage({ address, onAgain }: { address: string; onAgain: () => void }) {
  const t = useT();
  const navigation = useNavigation();
  const [{ theme, textSize }] = useSettings();
  const draft = useDraft('chat', { question: '' });
  const [opened] = useState(address);
  const frame = useRef<HTMLIFrameElement>(null);

  const onMessage = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    // Any page may post messages here; only those of our own frame count, and only three kinds of them.
    if (source === null || source !== frame.current?.contentWindow) return;
    const { type, id, text } = Object(data) as Readonly<Record<string, unknown>>;
    if (type === 'paydirt.help' && isHelpArticle(id)) navigation.navigate(supportRoutes.article.href({ id }));
    if (type === 'paydirt.draft' && typeof text === 'string')
      draft.change({ question: text.slice(0, CONSTANTS.SUPPORT_MESSAGE_MAX_LENGTH) });
    if (type === 'paydirt.again') onAgain();
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    tell(frame.current, { type: 'paydirt.appearance', theme, size: textSize });
  }, [theme, textSize]);

  return (
    <iframe
      ref={frame}
      title={t('support.title')}
      src={opened}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      className="-mb-8 min-h-[70dvh] w-full flex-1 border-0"
      onLoad={() => tell(frame.current, { type: 'paydirt.draft', text: draft.values.question })}
    />
  );
}

function tell(frame: HTMLIFrameElement | null, message: object): void {
  // A frame without an origin has none to name.
  frame?.contentWindow?.postMessage(message, '*');
}
