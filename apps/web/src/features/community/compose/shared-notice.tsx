import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { PostDraft } from '@paydirt/ui/post-composer';
import { useEffect, useRef, useState } from 'react';

import { useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import { forgetShared, readShared, type Shared } from '../../../platform/offline/shared.ts';

export interface SharedNoticeProps {
  /** Under which it is kept on the device. */
  id: string;
  draft: PostDraft;
  /** True while pictures of the draft are on their way. */
  sending: boolean;
  /** Called with the draft as it is then, and with the pictures to take. */
  onAdd: (draft: PostDraft, pictures: readonly File[]) => void;
}

/**
 * Say what another app shared, and add it to the draft on a tap: any site can send a form here, too. It stays on the
 * device until its pictures have arrived, or the member leaves it out.
 */
export function SharedNotice({ id, draft, sending, onAdd }: SharedNoticeProps) {
  const t = useT();
  const format = useFormat();
  const { clock } = usePlatform();
  const [shared, setShared] = useState<Shared | null>(null);
  const isAdded = useRef(false);
  const wasSending = useRef(false);

  useEffect(() => {
    let isGone = false;
    async function read() {
      // If the browser's storage is unavailable, nothing was shared.
      const found = await readShared(id, clock.deviceNow()).catch(() => null);
      if (!isGone) setShared(found);
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [id, clock]);

  useEffect(() => {
    if (isAdded.current && wasSending.current && !sending) void forgetShared(id);
    wasSending.current = sending;
  }, [id, sending]);

  if (shared === null) return null;
  const { text, pictures, lost } = shared;

  function leave() {
    setShared(null);
    void forgetShared(id);
  }

  function add(found: Shared) {
    if (found.pictures.length === 0) leave();
    isAdded.current = true;
    setShared(null);
    onAdd(
      {
        ...draft,
        // The draft already has the text if it was added before a reload that interrupted its pictures.
        text: draft.text.includes(found.text)
          ? draft.text
          : [draft.text, found.text].filter(Boolean).join('\n'),
        attachment: found.pictures.length > 0 ? 'pictures' : draft.attachment,
      },
      found.pictures,
    );
  }

  return (
    <NoticeBar
      tone="neutral"
      role="status"
      title={t('compose.shared.title')}
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => add(shared)}>
            {t('compose.shared.add')}
          </Button>
          <Button size="sm" variant="quiet" onClick={leave}>
            {t('compose.shared.leave')}
          </Button>
        </div>
      }
    >
      <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="wrap-anywhere">{format.list(pictures.map(({ name }) => name))}</p>
      {lost.length === 0 ? null : <p>{t('compose.lost', { names: format.list(lost) })}</p>}
    </NoticeBar>
  );
}
