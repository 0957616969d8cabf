import { reset } from '@paydirt/contract/sandbox/world';
import { Button } from '@paydirt/ui/button';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useT, useToast } from '../../platform/hooks.tsx';
import { useConfirm } from '../../shell/frame/confirm.ts';
import { useEnterWorld } from './data/enter-world.ts';
import { PanelSection } from './panel-section.tsx';

/** Throw everything away and plant the seed again; that ends the session as well. */
export function PanelReset({ onDone }: { onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const form = useForm({ fields: [] });
  const enterWorld = useEnterWorld(onDone);
  const { send, sending } = useSend(reset);

  async function confirmReset() {
    const confirmed = await confirm({
      title: t('test.reset.confirm'),
      text: t('test.scenario.confirmText'),
      confirm: t('test.reset.action'),
      tone: 'danger',
    });
    if (!confirmed) return;
    if (form.answerOf(await send({})) === null) return;
    toast(t('test.reset.done'), 'success');
    await enterWorld();
  }

  return (
    <PanelSection title={t('test.reset.title')}>
      <FormFailure text={form.formError} />
      <Button variant="danger" busy={sending} onClick={() => void confirmReset()}>
        {t('test.reset.action')}
      </Button>
    </PanelSection>
  );
}
