import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { Picker, type PickerColumn } from './picker.tsx';

const CHAINS: Readonly<Record<string, readonly string[]>> = {
  BEP20: ['USDT', 'USDC'],
  TRC20: ['USDT'],
  ERC20: ['USDT', 'DAI'],
};

type Choice = readonly (string | null)[];

/** Two columns, of which the second follows the first. */
function chainColumns({ t }: StoryLanguage, [chain = null, currency = null]: Choice): PickerColumn[] {
  const item = (value: string) => ({ value, text: value });
  return [
    { label: t('destinations.address.chain'), items: Object.keys(CHAINS).map(item), value: chain },
    {
      label: t('destinations.address.currency'),
      items: (CHAINS[chain ?? ''] ?? []).map(item),
      value: currency,
      empty: t('field.chain_required'),
    },
  ];
}

/** Year, month and day, where the days depend on both; days before 21 November 2026 have passed. */
function dateColumns({ locale }: StoryLanguage, choice: Choice): PickerColumn[] {
  const [year, month] = choice.map(Number);
  const field = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const days = new Date(Date.UTC(year!, month, 0)).getUTCDate();
  const titled = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  const column = (
    of: 'year' | 'month' | 'day',
    value: string | null | undefined,
    items: PickerColumn['items'],
  ) => ({
    label: titled(field.of(of) ?? of),
    value: items.some((item) => item.value === value && !item.disabled) ? (value ?? null) : null,
    items,
  });
  const counted = (
    first: number,
    last: number,
    text: (count: number) => string,
    over: (count: number) => boolean,
  ) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).map((count) => ({
      value: String(count),
      text: text(count),
      disabled: over(count),
    }));
  return [
    column(
      'year',
      choice[0],
      counted(2026, 2030, String, () => false),
    ),
    column(
      'month',
      choice[1],
      counted(
        1,
        12,
        (count) => monthName.format(Date.UTC(2026, count - 1)),
        (count) => year === 2026 && count < 11,
      ),
    ),
    column(
      'day',
      choice[2],
      counted(1, days, String, (count) => year === 2026 && month === 11 && count < 21),
    ),
  ];
}

interface Linked {
  readonly columnsOf: (language: StoryLanguage, choice: Choice) => PickerColumn[];
  /** Reset a column when one before it changes. */
  readonly forgets: boolean;
}

/** Keep the selection, as a screen would. */
function linked({ columnsOf, forgets }: Linked): NonNullable<Story['render']> {
  return function Render(args) {
    const [choice, choose] = useState<Choice>(() => args.columns.map((column) => column.value));
    return (
      <Picker
        {...args}
        columns={columnsOf(spoken(), choice)}
        onValueChange={(column, value) => {
          args.onValueChange(column, value);
          choose(choice.map((old, at) => (at === column ? value : forgets && at > column ? null : old)));
        }}
      />
    );
  };
}

const meta = {
  title: 'Primitives/Picker',
  tags: ['autodocs'],
  component: Picker,
  args: {
    onValueChange: fn(),
    ...inLanguage((language) => ({ columns: chainColumns(language, ['BEP20', 'USDT']) })),
  },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

const chains = linked({ columnsOf: chainColumns, forgets: true });
const dates = linked({ columnsOf: dateColumns, forgets: false });

/** The second column depends on the first; another chain has other currencies, none of which is selected. */
export const Linked: Story = {
  parameters: { docs: readmeExample('Picker') },
  tags: ['visual', 'forced-colours'],
  render: chains,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'ERC20' }));
    await expect(canvas.getByRole('option', { name: 'DAI' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'USDT', selected: true })).toBeNull();
    await userEvent.click(canvas.getByRole('option', { name: 'DAI' }));
    // Choosing the current value changes nothing, so the currency stays.
    await userEvent.click(canvas.getByRole('option', { name: 'ERC20' }));
    await expect(canvas.getByRole('option', { name: 'DAI', selected: true })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Nothing is preselected (H16), and the second column says what to select first. */
export const Unchosen: Story = {
  render: chains,
  args: inLanguage((language) => ({ columns: chainColumns(language, []) })),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(canvas.getAllByRole('listbox')).toHaveLength(1);
    await expect(canvas.getByText(args.columns[1]!.empty!)).toBeVisible();
  },
};

/** Tab moves from column to column; keys move and select in one, and stop at its ends. */
export const ByKeyboard: Story = {
  render: chains,
  play: async ({ args, canvas }) => {
    const [chain, currency] = args.columns.map(({ label }) => canvas.getByRole('listbox', { name: label }));
    const chosen = (list: HTMLElement | undefined) => list?.querySelector('[aria-selected="true"]');
    await userEvent.tab();
    await expect(chain).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(chosen(chain)).toHaveTextContent('ERC20');
    await expect(chain).toHaveAttribute('aria-activedescendant', chosen(chain)?.id);
    await userEvent.keyboard('{Home}t');
    await expect(chosen(chain)).toHaveTextContent('TRC20');
    await userEvent.keyboard('{PageUp}');
    await expect(chosen(chain)).toHaveTextContent('BEP20');
    await userEvent.tab();
    await expect(currency).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(chosen(currency)).toHaveTextContent('USDC');
    await userEvent.keyboard('{PageUp}');
    await expect(chosen(currency)).toHaveTextContent('USDT');
    // A tap focuses the column, so that keys work next.
    await userEvent.click(canvas.getByRole('option', { name: 'TRC20' }));
    await expect(chain).toHaveFocus();
  },
};

/** Three columns, where the days depend on year and month. Past days are visible, but cannot be selected. */
export const ThreeColumns: Story = {
  tags: ['visual'],
  render: dates,
  args: inLanguage((language) => ({ columns: dateColumns(language, ['2026', '11', '24']) })),
  play: async ({ args, canvas }) => {
    const [, month, day] = args.columns.map(({ label }) => canvas.getByRole('listbox', { name: label }));
    const chosen = (list: HTMLElement | undefined) => list?.querySelector('[aria-selected="true"]');
    await expect(day).toHaveTextContent(/30$/);
    day?.focus();
    await userEvent.keyboard('{Home}');
    await expect(chosen(day)).toHaveTextContent('21');
    await userEvent.setup({ delay: null }).keyboard('24');
    await expect(chosen(day)).toHaveTextContent('24');
    month?.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2, '24');
    await userEvent.keyboard('{End}');
    await expect(day).toHaveTextContent(/31$/);
  },
};

/** More than fit: the selection is in the middle, and a column ends in half a row. */
export const Single: Story = {
  args: inLanguage(({ t, format }) => ({
    columns: [
      {
        label: t('records.one.day'),
        value: '2026-11-21',
        items: Array.from({ length: 30 }, (_, at) => {
          const value = `2026-11-${String(at + 1).padStart(2, '0')}`;
          return { value, text: format.day(moment(`${value}T00:00:00Z`)) };
        }),
      },
    ],
  })),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const list = canvas.getByRole('listbox').getBoundingClientRect();
      const choice = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
      await expect(choice.top - list.top).toBeGreaterThan(choice.height);
      await expect(list.bottom - choice.bottom).toBeGreaterThan(choice.height);
      await expect(choice.height).toBeGreaterThanOrEqual(44);
    });
  },
};

/** Long names wrap; nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    columns: [
      {
        label: 'Zahlungsweg',
        value: 'a',
        items: [
          {
            value: 'a',
            text: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
          },
          { value: 'b', text: 'Überweisung' },
        ],
      },
      {
        label: 'Höchstbetrag',
        value: 'c',
        items: [
          { value: 'c', text: '123.456.789.012.345,67 USDT' },
          { value: 'd', text: '0,00 USDT', disabled: true },
        ],
      },
    ],
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: {
    columns: [LONG_WORD, 'Bank'].map((label) => ({
      label,
      value: 'a',
      items: [{ value: 'a', text: LONG_WORD }],
    })),
  },
  play: holdsLongWords,
};
