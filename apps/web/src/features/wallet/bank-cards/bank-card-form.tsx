import type { Bank, BankCard } from '@paydirt/contract/wallet/bank-card';
import { CONSTANTS, err, ok, TEST_ACCOUNTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SelectField } from '@paydirt/ui/select-field';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import type { FormEvent } from 'react';

import { useBanks, useModifyBankCard } from '../data/destinations.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { TestValues } from '../addresses/test-values.tsx';
import { reasonsOf } from '../../../forms/account/account-reasons.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { accountOf, ifscOf, payeeOf } from './bank-card-reasons.ts';

const EMPTY = { bankId: '', payeeName: '', account: '', ifsc: '' };
type FieldName = keyof typeof EMPTY;

export interface BankCardFormProps {
  /** The card that is changed; null binds another. */
  current: BankCard | null;
  onSaved: (id: string) => void;
}

/** Take a bank card: test values only, offered below what they fill in (H15). */
export function BankCardForm(props: BankCardFormProps) {
  return (
    <Viewed view={useBanks()} skeleton={<BankCardFormSkeleton />}>
      {(banks) => <LoadedForm {...props} banks={banks} />}
    </Viewed>
  );
}

/** The shape of the form. */
export function BankCardFormSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5">
        {Object.keys(EMPTY).map((field) => (
          <SkeletonBlock key={field} className="h-18" />
        ))}
      </div>
    </Skeleton>
  );
}

function LoadedForm({ banks, current, onSaved }: BankCardFormProps & { banks: readonly Bank[] }) {
  const t = useT();
  const { values, change, clear } = useDraft(current === null ? 'bank-card' : `bank-card.${current.id}`, {
    bankId: current?.bankId ?? EMPTY.bankId,
    payeeName: current?.payeeName ?? EMPTY.payeeName,
    account: current?.account ?? EMPTY.account,
    ifsc: current?.ifsc ?? EMPTY.ifsc,
  });
  const { send, sending } = useModifyBankCard();
  const form = useForm<FieldName>({
    fields: ['bankId', 'payeeName', 'account', 'ifsc'],
    failures: { bound_elsewhere: 'account', already_bound: 'account' },
  });

  const propsOf = (field: FieldName) => ({
    value: values[field],
    onValueChange: (value: string) => {
      change({ [field]: value });
      form.clearError(field);
    },
    error: form.errors[field],
    ref: form.control(field),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    const reasons = reasonsOf({
      bankId: values.bankId === '' ? err('required') : ok(values.bankId),
      payeeName: payeeOf(values.payeeName),
      account: accountOf(values.account),
      ifsc: ifscOf(values.ifsc),
    });
    if (!form.check(reasons)) return;
    const answer = form.answerOf(await send({ ...values, ...(current && { id: current.id }) }));
    if (answer === null) return;
    clear();
    onSaved(answer.data.id);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <NoticeBar tone="neutral">{t('destinations.testOnly')}</NoticeBar>
      <SelectField
        label={t('destinations.bank.bank')}
        placeholder={t('destinations.bank.bankChoose')}
        options={banks.map(({ id, name }) => ({ value: id, label: name }))}
        {...propsOf('bankId')}
      />
      <TextField
        label={t('destinations.bank.payeeName')}
        autoComplete="off"
        maxLength={CONSTANTS.PAYEE_NAME_MAX_LENGTH}
        {...propsOf('payeeName')}
      />
      <TextField
        label={t('destinations.bank.account')}
        hint={t('destinations.bank.accountHint', {
          min: CONSTANTS.BANK_ACCOUNT_MIN_LENGTH,
          max: CONSTANTS.BANK_ACCOUNT_MAX_LENGTH,
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        maxLength={60}
        {...propsOf('account')}
      />
      <TestValues
        hint={t('destinations.testValuesHint')}
        values={TEST_ACCOUNTS.map(({ value, outcome }) => ({
          value,
          text: t(`destinations.outcome.${outcome}`),
          onUse: () => propsOf('account').onValueChange(value),
        }))}
      />
      <TextField
        label={t('destinations.bank.ifsc')}
        hint={t('destinations.bank.ifscHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        maxLength={20}
        {...propsOf('ifsc')}
      />
      <TestValues
        values={banks.map(({ name, ifsc }) => ({
          value: ifsc,
          text: name,
          onUse: () => propsOf('ifsc').onValueChange(ifsc),
        }))}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t(current === null ? 'destinations.bank.add' : 'destinations.bank.saveChange')}
      </Button>
    </form>
  );
}
