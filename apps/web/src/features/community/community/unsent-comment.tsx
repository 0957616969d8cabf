import { Button } from '@paydirt/ui/button';
import { TextArea } from '@paydirt/ui/field';
import type { FormEvent } from 'react';

import { useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { useCommentDraft } from './use-comment-draft.ts';

/** Edit, send or discard a comment that was written and not sent, away from its post, which may be gone. */
export function UnsentComment({ postId, onDone }: { postId: string; onDone: () => void }) {
  const t = useT();
  const confirm = useConfirm();
  const draft = useCommentDraft(postId, onDone);
  const sending = draft.flying !== null;

  async function discard() {
    const agreed = await confirm({
      title: t('compose.discard'),
      text: t('compose.handedIn.text'),
      confirm: t('compose.discard'),
      tone: 'danger',
    });
    if (!agreed) return;
    draft.discard();
    onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    draft.publish();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t('community.comments.label')}
        hint={draft.replyTo ? t('community.comments.replyingTo', { name: draft.replyTo.name }) : undefined}
        value={draft.flying?.text ?? draft.value}
        readOnly={sending}
        error={draft.error}
        rows={4}
        onValueChange={draft.change}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={sending}
        disabled={!sending && draft.value.trim() === ''}
      >
        {t('community.comments.send')}
      </Button>
      <Button variant="quiet" wide disabled={sending} onClick={() => void discard()}>
        {t('compose.discard')}
      </Button>
    </form>
  );
}
