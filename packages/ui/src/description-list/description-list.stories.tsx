import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/Data/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Code', value: 'PD-7K2M4Q' },
      { term: 'Time', value: '21 Nov 2026, 13:40' },
      { term: 'Paid by', value: 'Machine revenue' },
      { term: 'Scheduled', value: '3.40 USDT' },
      { term: 'Paid', value: '+3.20 USDT', tone: 'income', note: '94 % of schedule, revenue fell short' },
    ],
  },
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

/** The particulars of a record. */
export const Record: Story = {};

/** The postings of a journal entry, which sum to zero. */
export const Postings: Story = {
  tags: ['visual'],
  args: {
    items: [
      { id: '1', term: 'Machine revenue', note: 'Trommel TR-4', value: '−3.20 USDT' },
      { id: '2', term: 'Your income to receive', value: '+2.10 USDT', tone: 'income' },
      { id: '3', term: 'Your income to receive', value: '+1.10 USDT', tone: 'income' },
    ],
    total: { term: 'Sum', value: '0.00 USDT' },
  },
};

/** Long terms and amounts of fifteen digits: the value goes below, nothing is cut. */
export const LongTexts: Story = {
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
