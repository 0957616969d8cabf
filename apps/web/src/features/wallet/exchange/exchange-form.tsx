import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { cleanAlphanumeric, CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { useCheckRedemption, useRedeem } from '../data/recharge.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useT } from '../../../platform/hooks.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { CODE_FAILURES, type Offer } from './offer.ts';
import { OfferForm } from './offer-form.tsx';
import { TestCodes } from './test-codes.tsx';

/** Take a code, and show what it is worth before anything is redeemed (H8). */
export function ExchangeForm({ onRedeemed }: { onRedeemed: (record: CapitalRecord) => void }) {
  const t = useT();
  const { values, change, clear } = useDraft('exchange', { code: '', amount: '' });
  const [offer, setOffer] = useState<Offer | null>(null);
  const { send, sending } = useCheckRedemption();
  const form = useForm({ fields: ['code'], failures: CODE_FAILURES });
  const call = useRedeem(form.settledElsewhere);
  const { lost } = call;

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    const answer = form.answerOf(result);
    if (answer === null) return;
    clear();
    onRedeemed(answer.data);
  }

  async function lookUp(event: FormEvent) {
    event.preventDefault();
    const code = values.code.trim();
    if (!form.check(code === '' ? { code: 'required' } : {})) return;
    const answer = form.answerOf(await send({ code }));
    if (answer !== null) setOffer(answer.data);
  }

  if (lost !== null) {
    return (
      <Unanswered
        call={call}
        title={String(lost.input['code'])}
        onCheck={() => void call.again().then(finish)}
        onGiveUp={() => void call.giveUp().then(finish)}
      />
    );
  }
  if (offer !== null) {
    return (
      <OfferForm
        offer={offer}
        amount={values.amount}
        onAmountChange={(amount) => change({ amount })}
        onOtherCode={() => setOffer(null)}
        onOffer={setOffer}
        onRedeemed={(record) => {
          clear();
          onRedeemed(record);
        }}
      />
    );
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void lookUp(event)}>
      <TextField
        label={t('exchange.code')}
        hint={t('exchange.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CONSTANTS.REDEMPTION_CODE_MAX_LENGTH}
        value={values.code}
        {...form.field('code', (code) => change({ code: cleanAlphanumeric(code).toUpperCase() }))}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" wide size="lg" variant="primary" busy={sending} guarded>
        {t('exchange.lookUp')}
      </Button>
      <TestCodes
        onChoose={(code) => {
          change({ code });
          form.clearError('code');
        }}
      />
    </form>
  );
}
