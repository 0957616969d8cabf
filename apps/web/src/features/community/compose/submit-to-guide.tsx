import { publicName } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';

import { useFailureText, useMember, useT, useToast } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { useSubmitPost } from '../data/community.ts';

/** Hand a text in for a guide, in these words and no others (H9), after a confirmation that names who wrote it. */
export function SubmitToGuide({ content, onSubmitted }: { content: string; onSubmitted: () => void }) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const guide = useSubmitPost();
  const member = useMember();

  async function submit() {
    const agreed = await confirm({
      title: t('compose.guide'),
      text: t('compose.guideText', { name: publicName(member?.name ?? '') }),
      confirm: t('compose.guideSend'),
    });
    if (!agreed) return;
    const result = await guide.send({ content });
    if (result === null) return;
    if (!result.ok) {
      toast(failureText(result.error), 'failure');
      return;
    }
    toast(t('compose.guideSent'), 'success');
    onSubmitted();
  }

  return (
    <Button wide className="mt-3" busy={guide.sending} guarded onClick={() => void submit()}>
      {t('compose.guide')}
    </Button>
  );
}
