import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';

import { RecordRow, RecordRowSkeleton } from './index.ts';
import { createRecordRowWriter, RECORD_ROW_PATTERN, type WrittenRecordRow } from './record-row-writer.ts';

const meta = {
  title: 'Components/Records/RecordRow',
  tags: ['autodocs'],
  component: RecordRow,
  args: {
    icon: 'arrow-up-right',
    title: 'Daily income',
    time: '13:40',
    source: 'from machine revenue',
    amount: '+9.40',
    flow: 'income',
    status: 'arrived',
    statusKind: 'settled',
    href: '#/user/record',
  },
} satisfies Meta<typeof RecordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Income, with who paid it. The whole row is one link that reads as a sentence. */
export const Income: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Daily income 13:40 · from machine revenue +9.40 arrived' }),
    ).toBeVisible();
  },
};

/** Machine revenue did not cover the schedule: the record says so (H6). */
export const ProRata: Story = { tags: ['visual'], args: { amount: '+3.20', shortfall: '94 % of schedule' } };

export const Out: Story = {
  args: {
    icon: 'machines',
    title: 'Leased Trommel TR-4',
    time: '09:12',
    source: 'from your balance',
    amount: '−115.00',
    flow: 'out',
    status: 'succeeded',
  },
};

export const Pending: Story = {
  args: {
    icon: 'arrow-up',
    title: 'Withdrawal',
    time: '10:55',
    source: 'fee 2.50 · settles Monday',
    amount: '−50.00',
    flow: 'out',
    status: 'pending',
    statusKind: 'open',
  },
};

/** A withdrawal that failed: the money is back, and the row says why. */
export const Failed: Story = {
  args: {
    icon: 'refresh',
    title: 'Withdrawal returned',
    time: '08:31',
    source: 'wrong bank data',
    amount: '+40.00',
    status: 'failed',
    statusKind: 'failed',
  },
};

/** A movement that came to nothing. */
export const Void: Story = {
  args: {
    icon: 'arrow-down',
    title: 'Recharge, USDT',
    source: 'not confirmed',
    amount: '+500.00',
    flow: 'void',
    status: 'not credited',
    statusKind: 'failed',
  },
};

export const Zero: Story = { args: { amount: '0.00', shortfall: '0 % of schedule' } };

/** Eighty characters and fifteen digits. */
export const LongTexts: Story = {
  args: {
    title: 'Erstattung für die vorzeitig zurückgegebene Miete der Schwingwaschmaschine SW-12b',
    source: 'aus dem Werbebudget des Betreibers',
    amount: '+123.456.789.012.345,67',
    status: 'noch nicht gutgeschrieben',
    statusKind: 'open',
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    title: 'தினசரி வருமானம்',
    source: 'இயந்திர வருவாயிலிருந்து',
    status: 'வந்து சேர்ந்தது',
    shortfall: 'திட்டத்தில் 94 %',
    amount: '+12,34,567.89',
  },
};

/** A row that opens nothing. */
export const Plain: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const MANY: readonly WrittenRecordRow[] = [
  { ...meta.args, shortfall: '94 % of schedule' },
  { ...meta.args, flow: 'void', status: 'not credited', statusKind: 'failed', href: undefined },
  { ...meta.args, icon: 'close', title: 'Withdrawal returned', flow: 'out', amount: '−50.00' },
  {
    ...meta.args,
    icon: 'play',
    shortfall: '0 % of schedule',
    statusKind: 'open',
    href: '#/user/record?id=7',
  },
  { ...meta.args },
];

/** A copy that a list writes again and again has what the component renders, whatever it had before. */
export const WrittenAgain: Story = {
  render: function Copies() {
    const rendered = useRef<HTMLDivElement>(null);
    const copies = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const pattern = rendered.current?.lastElementChild;
      const rows = copies.current;
      rows?.replaceChildren();
      for (const last of MANY.keys()) {
        const copy = pattern?.cloneNode(true);
        if (!(copy instanceof HTMLElement)) continue;
        const write = createRecordRowWriter(copy);
        for (const record of [...MANY, ...MANY.slice(0, last + 1)]) write(record);
        copy.dataset['copied'] = '';
        rows?.append(copy);
      }
    }, []);
    return (
      <>
        <div ref={rendered}>
          {MANY.map((record, index) => (
            <RecordRow key={`${record.title}${record.amount}${index}`} {...record} />
          ))}
          <RecordRow {...RECORD_ROW_PATTERN} hidden />
        </div>
        <div ref={copies} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const markupOf = (row: Element) => {
      const plain = row.cloneNode(true) as HTMLElement;
      delete plain.dataset['copied'];
      plain.hidden = false;
      // Attributes stand in the order in which they were set.
      const attributes = (element: Element): string =>
        `<${element.tagName} ${[...element.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .toSorted()
          .join(
            ' ',
          )}>${[...element.childNodes].map((node) => (node instanceof Element ? attributes(node) : (node.textContent ?? ''))).join('|')}`;
      return attributes(plain);
    };
    await waitFor(async () => {
      const copies = [...canvasElement.querySelectorAll('[data-copied]')].map(markupOf);
      const rendered = [
        ...canvasElement.querySelectorAll('[data-flow]:not([data-copied]):not([hidden])'),
      ].map(markupOf);
      await expect(copies).toHaveLength(MANY.length);
      await expect(copies).toEqual(rendered);
    });
  },
};

export const Loading: Story = { render: () => <RecordRowSkeleton /> };
