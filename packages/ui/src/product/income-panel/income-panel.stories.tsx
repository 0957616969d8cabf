import { usdt } from '@paydirt/domain';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IncomePanel, IncomePanelSkeleton, type IncomePanelState } from './income-panel.tsx';

const onReceive = fn();

function receivable({ t, format }: StoryLanguage, minor = 14_820_000n, busy = false): IncomePanelState {
  return {
    kind: 'receivable',
    amount: format.moneyParts(usdt(minor), 'delta'),
    receiveLabel: t('income.receive'),
    busy,
    onReceive,
  };
}

const meta = {
  title: 'Product/IncomePanel',
  tags: ['autodocs'],
  component: IncomePanel,
  argTypes: {
    state: presets<IncomePanelState>((language) => ({
      receivable: receivable(language),
      'being received': receivable(language, 14_820_000n, true),
      arriving: { kind: 'arriving', amount: language.format.moneyParts(usdt(2_810_000n), 'delta') },
      nothing: { kind: 'nothing' },
    })),
  },
  args: inLanguage((language) => ({
    label: language.t('income.toReceive'),
    note: language.t('income.from', { count: 3 }),
    state: receivable(language),
  })),
  beforeEach: () => {
    onReceive.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IncomePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tap collects it; another within a second is ignored. */
export const Receivable: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await userEvent
      .setup({ delay: null })
      .dblClick(canvas.getByRole('button', { name: spoken().t('income.receive') }));
    await expect(onReceive).toHaveBeenCalledTimes(1);
  },
};

/** By keyboard: one tab stop, and Enter collects. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReceive).toHaveBeenCalledTimes(1);
  },
};

/** The call is in progress: the button keeps its width and focus, and ignores a second tap. */
export const Busy: Story = {
  args: inLanguage((language) => ({ state: receivable(language, undefined, true) })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('income.receive') }));
    await expect(onReceive).not.toHaveBeenCalled();
  },
};

/** Collected, with the time at which it arrives in the balance. */
export const Arriving: Story = {
  args: inLanguage(({ t, format }) => ({
    label: t('income.arriving'),
    note: t('income.arrivesBy', { time: format.time(moment('2026-11-21T14:35:00Z')) }),
    state: { kind: 'arriving', amount: format.moneyParts(usdt(14_820_000n), 'delta') },
  })),
};

/** After the tap the amount counts up once, as income on its way. */
export const Collected: Story = {
  tags: ['reduced-motion'],
  render: function Collect({ state, ...args }) {
    const { t } = spoken();
    const [collected, setCollected] = useState(false);
    if (state.kind !== 'receivable') return <IncomePanel {...args} state={state} />;
    return collected ? (
      <IncomePanel
        {...args}
        label={t('income.arriving')}
        state={{ kind: 'arriving', amount: state.amount }}
      />
    ) : (
      <IncomePanel {...args} state={{ ...state, gold: true, onReceive: () => setCollected(true) }} />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await expect(canvasElement.querySelector('.animate-count')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('income.receive') }));
    await expect(canvas.getByRole('region', { name: t('income.arriving') })).toBeVisible();
    await expect(canvasElement.querySelector('.animate-count')).not.toBeNull();
  },
};

/** All of today's income has been collected: shows when the next income comes. */
export const Nothing: Story = {
  args: inLanguage(({ t }) => ({
    label: t('income.nothing'),
    note: t('income.nothingText'),
    state: { kind: 'nothing' },
  })),
};

/** Without a machine there is no income: the panel explains its source, without pressure. */
export const NoMachine: Story = {
  args: inLanguage(({ t }) => ({
    label: t('income.nothing'),
    note: t('income.nothingNoMachine'),
    state: { kind: 'nothing' },
  })),
};

/** Fifteen digits take the whole line; the button follows below, as wide as the panel. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => ({
    note: language.t('income.from', { count: 1234 }),
    state: receivable(language, 123_456_789_012_345_670_000n),
  })),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The amount is hidden. */
export const Concealed: Story = {
  args: inLanguage(({ t }) => ({ concealedLabel: t('home.hidden') })),
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('region', { name: args.label });
    await expect(panel).toHaveTextContent(args.concealedLabel ?? '');
    await expect(panel).not.toHaveTextContent('14.82');
  },
};

/** Long words beside a large amount. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Ertrag zum Empfang bereit, 1.234 Maschinen',
    note: undefined,
    ...inLanguage((language) => ({
      state: {
        ...receivable(language, 123_456_789_012_345_670_000n),
        receiveLabel: 'Sämtliche Erträge empfangen',
      },
    })),
  },
};

/** Placeholder for the panel: a label, an amount, a note. */
export const Loading: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <IncomePanelSkeleton />
      <IncomePanel {...args} />
    </div>
  ),
  // Texts of one line in any language and text size.
  args: {
    label: 'USDT',
    note: 'USDT',
    ...inLanguage(({ format }) => ({
      state: { kind: 'arriving', amount: format.moneyParts(usdt(9_400_000n), 'delta') },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('region'))).toBeLessThanOrEqual(1);
  },
};
