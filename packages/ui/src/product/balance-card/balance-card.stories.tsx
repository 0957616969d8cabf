import { usdt } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { amountPresets, presets } from '@paydirt/testkit/presets';
import { inLanguage, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { Sparkline } from '../../patterns/sparkline/sparkline.tsx';
import { ButtonLink } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { BalanceCard, BalanceCardSkeleton } from './index.ts';

/** The balance as on its own page. */
const figuresIn = ({ t, figure }: StoryLanguage, amounts: readonly [string, string, string]) => [
  { label: t('balance.receivable'), value: figure(amounts[0]), tone: 'income' as const },
  { label: t('balance.arriving'), value: figure(amounts[1]) },
  { label: t('balance.withdrawing'), value: figure(amounts[2]) },
];

const meta = {
  title: 'Product/BalanceCard',
  tags: ['autodocs'],
  component: BalanceCard,
  argTypes: {
    amount: amountPresets('2418.60'),
    figures: presets((language) => ({
      'some on its way': figuresIn(language, ['14.82', '9.40', '50']),
      'none on its way': figuresIn(language, ['0', '0', '0']),
      none: [],
    })),
  },
  args: inLanguage((language) => {
    const { t, format } = language;
    return {
      label: t('home.available'),
      amount: format.moneyParts(usdt(2_418_600_000n), 'balance'),
      concealedLabel: t('home.hidden'),
      figures: figuresIn(language, ['14.82', '9.40', '50']),
      actions: (
        <>
          <ButtonLink href="#/user/newrecharge">{t('home.actions.recharge')}</ButtonLink>
          <ButtonLink href="#/user/allExtract">{t('home.actions.withdraw')}</ButtonLink>
          <ButtonLink href="#/user/record?type=5">{t('shell.title.records')}</ButtonLink>
        </>
      ),
    };
  }),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Topping up and withdrawing have the same size, whatever their labels (H8). */
export const Full: Story = {
  tags: ['visual', 'right-to-left'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    const [recharge, withdraw] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(recharge!.height).toBeCloseTo(withdraw!.height, 0);
    await expect(recharge?.height).toBeGreaterThanOrEqual(44);
  },
};

/** As on the balance page: two actions, each with its arrow. */
export const TwoWays: Story = {
  args: inLanguage(({ t }) => ({
    actions: (
      <>
        <ButtonLink size="lg" icon="arrow-down" href="#/user/newrecharge">
          {t('balance.recharge')}
        </ButtonLink>
        <ButtonLink size="lg" icon="arrow-up" href="#/user/allExtract">
          {t('balance.withdraw')}
        </ButtonLink>
      </>
    ),
  })),
};

/** As on home: yesterday's income, its payer, and the sparkline of the last days. */
export const MyDay: Story = {
  tags: ['visual'],
  args: {
    figures: [],
    ...inLanguage(({ t, parts }) => ({
      note: (
        <>
          <AmountText amount={parts('38.70', 'delta')} tone="income" unitless /> {t('home.incomeYesterday')}
          {' · '}
          <TextLink href="#/index/money">{t('home.paidBy', { count: 5 })}</TextLink>
        </>
      ),
      chart: <Sparkline values={[0.9, 1, 0.7, 1, 0, 1, 1]} label={t('income.historyTitle')} />,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: spoken().t('income.historyTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: spoken().t('home.paidBy', { count: 5 }) })).toBeVisible();
  },
};

/** One figure and its links. */
export const AmountOnly: Story = { args: { figures: [] } };

/** A new member: all amounts are zero, and everything has its final position. */
export const Zero: Story = {
  args: inLanguage((language) => ({
    amount: language.format.moneyParts(usdt(0n), 'balance'),
    figures: figuresIn(language, ['0', '0', '0']),
  })),
};

/** The switch hides every figure, and screen readers announce that they are hidden. */
export const Concealable: Story = {
  render: function Conceal(args) {
    const { t } = spoken();
    const [concealed, setConcealed] = useState(false);
    return (
      <BalanceCard
        {...args}
        concealed={concealed}
        concealSwitch={
          <IconButton
            icon={concealed ? 'eye-off' : 'eye'}
            label={concealed ? t('home.show') : t('home.hide')}
            onClick={() => setConcealed(!concealed)}
          />
        }
      />
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const { t } = spoken();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('home.hide') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: t('home.show') })).toHaveFocus();
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await expect(canvas.getAllByText(args.concealedLabel ?? '')).toHaveLength(4);
  },
};

/** Hidden: the same number of dots for every amount, so that it reveals nothing. */
export const Concealed: Story = {
  args: {
    concealed: true,
    ...inLanguage(({ t }) => ({
      concealSwitch: <IconButton icon="eye-off" label={t('home.show')} />,
    })),
  },
};

/** Fifteen digits and German words. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Verfügbares Guthaben',
    figures: [
      { label: 'Zum Empfang bereit', value: '123.456.789.012.345,67', tone: 'income' },
      { label: 'Unterwegs', value: '9,40' },
      { label: 'In Auszahlung', value: '50,00' },
    ],
    actions: (
      <>
        <ButtonLink href="#/user/newrecharge">Aufladen</ButtonLink>
        <ButtonLink href="#/user/allExtract">Auszahlen</ButtonLink>
        <ButtonLink href="#/user/record">Kontobewegungen</ButtonLink>
      </>
    ),
    ...inLanguage(({ format }) => ({
      amount: format.moneyParts(usdt(123_456_789_012_345_670_000n), 'balance'),
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Placeholder of the same size in every language and text size, while the balance takes one line. */
export const Loading: Story = {
  args: inLanguage(({ format }) => ({ amount: format.moneyParts(usdt(14_800_000n), 'balance') })),
  render: (args) => {
    const { t } = spoken();
    const texts = {
      label: args.label,
      figures: args.figures?.map(({ label }) => label) ?? [],
      actions: [t('home.actions.recharge'), t('home.actions.withdraw'), t('shell.title.records')],
    };
    return (
      <div className="grid gap-8">
        <BalanceCardSkeleton texts={texts} />
        <BalanceCard {...args} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('region'))).toBeLessThanOrEqual(1);
  },
};

/** Before even the texts have loaded: each is assumed to be one line. */
export const LoadingTexts: Story = { render: () => <BalanceCardSkeleton /> };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { figures: [1, 2, 3].map(() => ({ label: LONG_WORD, value: LONG_WORD })) },
  play: holdsLongWords,
};
