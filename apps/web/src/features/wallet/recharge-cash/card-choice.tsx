import { lastDigits, TEST_CARDS } from '@paydirt/domain';
import { Choice } from '@paydirt/ui/choice';
import type { Ref } from 'react';

import { useT } from '../../../platform/hooks.tsx';

/** A card to pay with. */
export type TestCard = (typeof TEST_CARDS)[number]['value'];

interface CardChoiceProps {
  /** Null until the member chose (H16). */
  value: TestCard | null;
  onValueChange: (card: TestCard) => void;
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
}

/** Choose the test card to pay with, each with its outcome; bank accounts are for withdrawals. */
export function CardChoice({ value, onValueChange, error, ref }: CardChoiceProps) {
  const t = useT();
  return (
    <Choice<TestCard>
      ref={ref}
      tabIndex={-1}
      legend={t('recharge.cash.card')}
      options={TEST_CARDS.map((card) => ({
        value: card.value,
        label: t('recharge.cash.testCard', { number: lastDigits(card.value) }),
        text: t(`recharge.cash.outcome.${card.outcome}`),
      }))}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
