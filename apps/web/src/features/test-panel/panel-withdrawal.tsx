import { failNextWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { CONSTANTS, nextMonday } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { useMoveClock } from '../../platform/data/clock.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useForm } from '../../forms/form.ts';
import { useClock, useMember, useT, useToast } from '../../platform/hooks.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PanelAccountField } from './panel-account-field.tsx';
import { PanelSection } from './panel-section.tsx';

/** Let the next withdrawal of a member fail for a reason, and skip the weekend that one waits for. */
export function PanelWithdrawal() {
  const t = useT();
  const toast = useToast();
  const member = useMember();
  const [phone, setPhone] = useState(member?.phone ?? member?.email ?? '');
  const [reason, setReason] = useState(t('test.withdrawal.usualReason'));
  const { send, sending } = useSend(failNextWithdrawal);
  const form = useForm({ fields: ['phone', 'reason'], failures: { account_unknown: 'phone' } });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reasons = {
      ...(phone.trim() === '' ? { phone: 'required' } : {}),
      ...(reason.trim() === '' ? { reason: 'required' } : {}),
    };
    if (!form.check(reasons)) return;
    if (form.answerOf(await send({ phone: phone.trim(), reason: reason.trim() })) !== null)
      toast(t('test.withdrawal.willFail'), 'success');
  }

  return (
    <PanelSection title={t('test.withdrawal.title')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <PanelAccountField value={phone} {...form.field('phone', setPhone)} />
        <TextField
          label={t('test.withdrawal.reason')}
          autoComplete="off"
          maxLength={CONSTANTS.FAILURE_REASON_MAX_LENGTH}
          value={reason}
          {...form.field('reason', setReason)}
        />
        <FormFailure text={form.formError} />
        <Button type="submit" busy={sending}>
          {t('test.withdrawal.fail')}
        </Button>
      </form>
      <SkipToMonday />
    </PanelSection>
  );
}

function SkipToMonday() {
  const t = useT();
  const clock = useClock();
  const form = useForm({ fields: [] });
  const { move, moving } = useMoveClock();

  async function skip() {
    const moved = await move({ to: nextMonday(clock()) });
    if (moved !== null && 'error' in moved) form.fail(moved.error);
  }

  return (
    <>
      <FormFailure text={form.formError} />
      <Button busy={moving} onClick={() => void skip()}>
        {t('test.withdrawal.skipToMonday')}
      </Button>
    </>
  );
}
