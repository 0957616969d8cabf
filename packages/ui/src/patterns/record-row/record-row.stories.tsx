import { figureOf, formatMoneyParts, usdt } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { amountPresets } from '@paydirt/testkit/presets';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { DataSaver } from '../../foundations/data-saver/index.ts';
import { RecordRow, RecordRowSkeleton } from './record-row.tsx';
import { at, incomeIn, shareIn, withdrawalIn } from './record-row-samples.fixture.ts';
import { Copies, writesWhatIsRendered } from './record-row-written.fixture.tsx';

const meta = {
  title: 'Product/RecordRow',
  tags: ['autodocs'],
  component: RecordRow,
  argTypes: {
    amount: amountPresets('3.40', 'delta'),
  },
  args: { href: '#/user/record', ...inLanguage(incomeIn) },
} satisfies Meta<typeof RecordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Income, with who paid it (H6). The whole row is one link that reads as a sentence. */
export const Income: Story = {
  play: async ({ args, canvas }) => {
    const { title, time, source, amount, status } = args;
    const link = canvas.getByRole('link', {
      name: `${title} ${time} · ${source} ${figureOf(amount)} ${status}`,
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const hasIcon: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('link')).toBeVisible();
  await expect(canvasElement.querySelectorAll('use')).toHaveLength(0);
  await waitFor(() => expect(canvasElement.querySelector("[data-part='mark'] path")).toBeVisible());
};

/** The record is open beside the list, which screen readers announce as well. */
export const Chosen: Story = {
  tags: ['visual', 'right-to-left'],
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};

/** Without a drawing it shows the kind's icon. */
export const WithoutDrawing: Story = { args: { picture: undefined }, play: hasIcon };

/** With the data saver nothing is fetched, and the icon is shown. */
export const Saved: Story = {
  decorators: [
    (Row) => (
      <DataSaver on label={spoken().t('common.showPicture')}>
        <Row />
      </DataSaver>
    ),
  ],
  play: hasIcon,
};

/** Machine revenue did not cover the schedule: the record shows it (H6). */
export const ProRata: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({
    amount: language.parts('3.20', 'delta'),
    shortfall: shareIn(language, 940),
  })),
};

/** Booked, and ready to be collected: nothing went wrong. */
export const ToReceive: Story = {
  args: inLanguage(({ t }) => ({ status: t('record.status.not_credited'), statusKind: 'open' })),
};

/** On its way, with when it arrives. */
export const Arriving: Story = {
  args: inLanguage((language) => ({
    status: `${language.t('record.status.processing')} · ${at(language, '14:35')}`,
    statusKind: 'open',
  })),
};

/** Money that went out. */
export const Out: Story = {
  args: inLanguage((language) => {
    const { t, parts } = language;
    return {
      icon: 'receipt',
      title: 'Trommel TR-4',
      time: at(language, '09:12'),
      source: t('record.row.whatAndSource', {
        what: t('record.bought.machine'),
        source: t('record.row.from.own_balance'),
      }),
      amount: parts('-115.00', 'delta'),
      flow: 'out',
      status: t('record.status.succeeded'),
    };
  }),
};

export const Pending: Story = { args: inLanguage(withdrawalIn) };

/** A failed withdrawal did leave the balance; the amount returned is the next record. */
export const Failed: Story = {
  args: inLanguage((language) => ({
    ...withdrawalIn(language),
    status: language.t('record.status.failed'),
    statusKind: 'failed',
  })),
};

/** Cancelled by the member: not in the colour of a failure. */
export const Cancelled: Story = {
  args: inLanguage((language) => ({
    ...withdrawalIn(language),
    status: language.t('record.status.cancelled'),
    statusKind: 'cancelled',
  })),
};

/** A refund: the money is back, and the row names its source. */
export const Returned: Story = {
  args: inLanguage((language) => ({
    ...withdrawalIn(language),
    icon: 'close',
    title: language.t('record.kind.withdrawal_failed'),
    source: language.t('record.row.fromSetAside'),
    amount: language.parts('50.00', 'delta'),
    flow: 'income',
    status: language.t('record.status.credited'),
    statusKind: 'settled',
  })),
};

/** A movement that was not carried out. */
export const Void: Story = {
  args: inLanguage((language) => ({
    icon: 'arrow-down',
    title: language.t('record.kind.recharge'),
    time: at(language, '13:40'),
    source: language.t('record.row.from.test_faucet'),
    amount: language.parts('500.00', 'delta'),
    flow: 'void',
    status: language.t('record.status.failed'),
    statusKind: 'failed',
  })),
};

/** The machines had no output: a day that paid nothing is kept (H13). */
export const Zero: Story = {
  args: inLanguage(({ t, parts }) => ({
    amount: parts('0.00'),
    flow: 'out',
    shortfall: t('record.row.standstill'),
  })),
};

/** Eighty characters and fifteen digits. */
export const LongTexts: Story = {
  args: {
    title: 'Erstattung für die vorzeitig zurückgegebene Miete der Schwingwaschmaschine SW-12b',
    source: 'aus dem Werbebudget des Betreibers',
    amount: formatMoneyParts(usdt(123_456_789_012_345_670_000n), 'de-DE', 'delta'),
    status: 'noch nicht gutgeschrieben',
    statusKind: 'open',
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: inLanguage((language) => ({
    amount: language.parts('1234567.89', 'delta'),
    shortfall: shareIn(language, 940),
  })),
};

/** A row that opens nothing. */
export const Plain: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A copy that a list rewrites equals what the component renders, whatever it showed before. */
export const WrittenAgain: Story = {
  render: Copies,
  play: writesWhatIsRendered,
};

/** Placeholder for a row: the same box. */
export const Loading: Story = {
  render: (args) => (
    <>
      <RecordRowSkeleton />
      {/* A row whose texts are on one line each, to be measured. */}
      <RecordRow {...args} title="–" time="–" source="–" className="invisible absolute inset-x-0" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvasElement.querySelector('a'))).toBeLessThanOrEqual(1);
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, time: LONG_WORD, source: LONG_WORD, status: LONG_WORD, statusKind: 'open' },
  play: holdsLongWords,
};
