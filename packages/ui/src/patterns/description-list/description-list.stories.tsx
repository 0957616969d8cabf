import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Patterns/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: inLanguage(({ t, format, amount }) => ({
    items: [
      { term: t('records.one.what'), value: t('record.kind.daily_income'), note: 'Trommel TR-4' },
      { term: t('records.one.paidBy'), value: t('record.source.machine_revenue') },
      { term: t('records.one.day'), value: format.day(moment('2026-11-20T00:00:00Z')) },
      { term: t('records.one.scheduled'), value: amount('3.40', 'exact') },
      { term: t('records.one.paidShare'), value: format.percent(940), note: t('records.one.shortWhy') },
      { term: t('records.one.arrived'), value: format.dateTime(moment('2026-11-21T13:40:00Z')) },
      { term: t('records.one.balanceAfter'), value: amount('2418.60', 'exact') },
    ],
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The details of a record: a note is under its term, the value at the end of the line. */
export const Record: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(args.items.length);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(
      args.items.map(({ value }) => value),
    );
  },
};

/** The postings of a journal entry, which sum to zero (H6). */
export const Postings: Story = {
  tags: ['visual'],
  args: inLanguage(({ t, figure }) => ({
    items: [
      {
        id: '1',
        term: t('account.machine_revenue'),
        note: 'Trommel TR-4',
        value: figure('-3.196', 'exact'),
      },
      { id: '2', term: t('account.member_receivable'), value: `+${figure('2.10', 'exact')}`, tone: 'income' },
      {
        id: '3',
        term: t('account.member_receivable'),
        value: `+${figure('1.096', 'exact')}`,
        tone: 'income',
      },
    ],
    total: { term: t('records.one.sum'), value: figure('0.00') },
  })),
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    await expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent(t('records.one.sum'));
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(figure('0.00'));
  },
};

/** A failure has its own colour, and words (H8). */
export const Failed: Story = {
  args: inLanguage(({ t, format, amount }) => ({
    items: [
      { term: t('records.one.what'), value: t('record.kind.withdrawal') },
      { term: t('records.one.when'), value: format.dateTime(moment('2026-11-21T08:31:00Z')) },
      {
        term: t('withdraw.status.failed'),
        value: t('withdraw.failure.wrong_bank_data'),
        tone: 'failed',
      },
      { term: t('withdraw.step.returned'), value: amount('40.00'), tone: 'income' },
    ],
  })),
};

/** A value can be interactive, such as a link to the thing that it names. */
export const WithLink: Story = {
  args: inLanguage(({ t, amount }) => ({
    items: [
      {
        term: t('orders.one.agreement'),
        value: (
          <a className="underline" href="#/agreement?version=3">
            {t('orders.one.agreementVersion', { version: 3 })}
          </a>
        ),
      },
      { term: t('orders.one.perDay'), value: amount('3.40') },
    ],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** Long terms and amounts of fifteen digits: the value moves below, and nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    items: [
      {
        term: 'Planmäßiger Ertrag der Mietverträge im Abrechnungszeitraum',
        value: '−123.456.789.012.345,67 USDT',
      },
      { term: 'Empfangsadresse', value: 'test1qz7k2m4qexampleaddressthatcannotreceiveanything9f3' },
      { term: 'Grund', value: 'Die angegebene Bankverbindung besteht nicht', tone: 'failed' },
    ],
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { items: [{ term: LONG_WORD, value: LONG_WORD, note: LONG_WORD }] },
  play: holdsLongWords,
};
