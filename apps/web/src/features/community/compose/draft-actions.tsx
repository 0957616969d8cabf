import { publicName } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useMember, useT, useToast } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { useSubmitPost } from '../data/community.ts';

interface DraftActionsProps {
  /** The text that a guide would get; null where it cannot be handed in, as with pictures. */
  forGuide: string | null;
  onSubmitted: () => void;
  onDiscard: () => void;
}

/** Offer to hand in the draft for a guide, in these words and no others (H9), or to discard it. */
export function DraftActions({ forGuide, onSubmitted, onDiscard }: DraftActionsProps) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const guide = useSubmitPost();
  const member = useMember();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(content: string) {
    const agreed = await confirm({
      title: t('compose.guide'),
      text: t('compose.guideText', { name: publicName(member?.name ?? '') }),
      confirm: t('compose.guideSend'),
    });
    if (!agreed) return;
    setFailure(null);
    const result = await guide.send({ content });
    if (result === null) return;
    if (!result.ok) {
      setFailure(failureText(result.error));
      return;
    }
    toast(t('compose.guideSent'), 'success');
    onSubmitted();
  }

  async function discard() {
    const agreed = await confirm({
      title: t('compose.discard'),
      text: t('compose.discardText'),
      confirm: t('compose.discard'),
      tone: 'danger',
    });
    if (agreed) onDiscard();
  }

  return (
    <>
      {forGuide === null ? null : (
        <>
          <FormFailure className="pt-3" text={failure} />
          <Button wide className="mt-3" busy={guide.sending} guarded onClick={() => void submit(forGuide)}>
            {t('compose.guide')}
          </Button>
        </>
      )}
      <Button variant="quiet" wide className="mt-3" onClick={() => void discard()}>
        {t('compose.discard')}
      </Button>
      <p className="mt-1 text-center text-13 text-pretty text-ink-2">{t('compose.kept')}</p>
    </>
  );
}
