import {
  type Chain,
  checkAddress,
  checkAddressLabel,
  CONSTANTS,
  CURRENCY,
  err,
  isChain,
  NETWORKS,
  ok,
  TEST_ADDRESSES,
} from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { DescriptionList } from '@paydirt/ui/description-list';
import { TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { FormEvent } from 'react';

import { useCreateWalletAddress } from '../data/destinations.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useT } from '../../../platform/hooks.tsx';
import { TestValues } from '../addresses/test-values.tsx';
import { type Checked, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';

const CHAINS = Object.keys(NETWORKS)
  .filter(isChain)
  .map((chain) => ({ value: chain, label: chain, text: NETWORKS[chain] }));
const EMPTY = { chain: '', address: '', label: '' };

/** Check an address by its chain's rules; a missing chain is reported at its own field. */
function addressOf(text: string, chain: Chain | null): Checked {
  if (chain === null) return text.trim() === '' ? err('required') : ok(text);
  const checked = checkAddress(text, chain);
  return checked.ok ? checked : err(checked.error);
}

/** Lead the focus of a refused choice to its first button. */
const firstRadio = (control: (element: HTMLElement | null) => void) => (fieldset: HTMLElement | null) =>
  control(fieldset?.querySelector('input') ?? null);

/** Take an address for the book: the chain first, then what is checked by it; `onAdded` gets its id. */
export function AddAddressForm({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useT();
  const { values, change, clear } = useDraft('wallet-address', EMPTY);
  const { send, sending } = useCreateWalletAddress();
  const form = useForm({
    fields: ['chain', 'address', 'label'],
    failures: { bound_elsewhere: 'address', already_bound: 'address' },
  });
  const chain = isChain(values.chain) ? values.chain : null;

  function edit(field: keyof typeof EMPTY, value: string) {
    change({ [field]: value });
    form.clearError(field);
    // Whether an address is valid depends on the chain, so its error no longer applies.
    if (field === 'chain') form.clearError('address');
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const reasons = reasonsOf({
      chain: chain === null ? err('chain_required') : ok(chain),
      address: addressOf(values.address, chain),
      label: checkAddressLabel(values.label),
    });
    if (!form.check(reasons)) return;
    const answer = form.answerOf(await send({ ...values, currency: CURRENCY }));
    if (answer === null) return;
    clear();
    onAdded(answer.data.id);
  }

  const addressHint =
    chain === null
      ? t('field.chain_required')
      : t(chain === 'TRC20' ? 'destinations.address.tronHint' : 'destinations.address.hexHint');
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <NoticeBar tone="neutral">{t('destinations.testOnly')}</NoticeBar>
      <Choice
        ref={firstRadio(form.control('chain'))}
        legend={t('destinations.address.chain')}
        options={CHAINS}
        value={chain}
        onValueChange={(value) => edit('chain', value)}
        error={form.errors.chain}
      />
      {/* There is one: nothing to choose. */}
      <DescriptionList
        className="border-y border-line"
        items={[{ term: t('destinations.address.currency'), value: CURRENCY }]}
      />
      <TextField
        label={t('destinations.address.address')}
        hint={addressHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        translate="no"
        value={values.address}
        onValueChange={(value) => edit('address', value)}
        error={form.errors.address}
        ref={form.control('address')}
      />
      <TestValues
        hint={t('destinations.testValuesHint')}
        values={TEST_ADDRESSES.map(({ value, outcome }) => ({
          value,
          text: t(`destinations.outcome.${outcome}`),
          onUse: () => edit('address', value),
        }))}
      />
      <TextField
        label={t('destinations.address.label')}
        hint={t('destinations.address.labelHint', { count: CONSTANTS.LABEL_MAX_LENGTH })}
        autoComplete="off"
        maxLength={CONSTANTS.LABEL_MAX_LENGTH}
        value={values.label}
        onValueChange={(value) => edit('label', value)}
        error={form.errors.label}
        ref={form.control('label')}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('destinations.address.save')}
      </Button>
    </form>
  );
}
