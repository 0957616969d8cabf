import { testOutcomeOf } from '@paydirt/domain';
import { ButtonLink } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import type { Ref } from 'react';

import { useBankCards } from '../data/destinations.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Value of the card that nobody has to bind. */
export const TEST_CARD = 'test-card';

const SHOWN_DIGITS = 4;

interface CardChoiceProps {
  /** Id of a bound card, or {@link TEST_CARD}; empty until the member chose (H16). */
  value: string;
  onValueChange: (card: string) => void;
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
}

/** Choose what to pay with: a bound card and what its test value leads to, or a card without a number. */
export function CardChoice({ value, onValueChange, error, ref }: CardChoiceProps) {
  const t = useT();
  const view = useBankCards();
  const cards = view.status === 'ready' ? view.value : [];
  const options = [
    ...cards.map(({ id, bankName, account }) => ({
      value: id,
      label: `${bankName} ••${account.slice(-SHOWN_DIGITS)}`,
      text: t(`recharge.cash.outcome.${testOutcomeOf(account)}`),
    })),
    { value: TEST_CARD, label: t('recharge.cash.noCard'), text: t('recharge.cash.outcome.succeeds_later') },
  ];
  return (
    <div className="flex flex-col gap-2">
      <Choice
        ref={ref}
        tabIndex={-1}
        legend={t('recharge.cash.card')}
        options={options}
        value={options.some((option) => option.value === value) ? value : null}
        onValueChange={onValueChange}
        error={error}
      />
      <ButtonLink
        wide
        icon="plus"
        href={hashHref(walletRoutes.bankCards.href({ to: walletRoutes.rechargeCash.href() }))}
      >
        {t('recharge.cash.bind')}
      </ButtonLink>
    </div>
  );
}
