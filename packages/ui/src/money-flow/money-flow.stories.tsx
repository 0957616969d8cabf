import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MoneyFlow, type MoneyFlowItem } from './index.ts';

const revenue: MoneyFlowItem = {
  source: 'revenue',
  from: { label: 'Machine revenue', amount: '18,420.00', share: 18_420 / 19_600 },
  to: { label: 'Daily income', amount: '18,420.00', share: 18_420 / 19_600 },
  summary: { title: 'Income owed, last 30 days', note: 'covered by machine revenue', value: '94 %' },
};
const promotion: MoneyFlowItem = {
  source: 'promotion',
  from: { label: 'Promotion budget', amount: '5,000.00', share: 5000 / 19_600 },
  to: { label: 'Bonuses', amount: '788.00', share: 788 / 19_600 },
  summary: { title: 'Promotion budget left', note: 'of 5,000.00, pays all bonuses', value: '4,212.00' },
};
const deposits: MoneyFlowItem = {
  source: 'deposits',
  from: { label: 'Deposits', amount: '19,600.00', share: 1 },
  to: { label: 'Held one to one', amount: '19,600.00', share: 1 },
  summary: { title: 'Members’ deposits', note: 'never used to pay anyone else', value: '100 %' },
};

const meta = {
  title: 'Components/Figures/MoneyFlow',
  tags: ['autodocs'],
  component: MoneyFlow,
  args: {
    label: 'The last 30 days in USDT, added up from the ledger now.',
    flows: [revenue, promotion, deposits],
    labels: {
      showTable: 'Show as table',
      showChart: 'Show as picture',
      columns: { from: 'Comes from', to: 'Goes to' },
    },
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three sources that never mix (H7). The table is there for screen readers from the start. */
export const ThreeFlows: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('row', { name: 'Deposits 19,600.00 Held one to one 19,600.00' }),
    ).toBeInTheDocument();
    const heights = [...canvasElement.querySelectorAll('path[data-source]')].map((path) =>
      Number(/V([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]),
    );
    await expect(heights).toHaveLength(3);
    await expect(heights[2]).toBeGreaterThan(heights[0] ?? Number.NaN);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Goes to' })).toBeVisible();
    await expect(canvasElement.querySelector('path')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as picture' })).toHaveFocus();
  },
};

/** A bad month: revenue covers little, and it shows. */
export const Shortfall: Story = {
  args: {
    flows: [
      {
        ...revenue,
        from: { label: 'Machine revenue', amount: '4,100.00', share: 4100 / 19_600 },
        to: { label: 'Daily income', amount: '4,100.00', share: 4100 / 19_600 },
        summary: { ...revenue.summary, value: '21 %' },
      },
      promotion,
      deposits,
    ],
  },
};

/** The first day: nothing was earned, nothing was paid. */
export const Nothing: Story = {
  args: {
    flows: [revenue, promotion, deposits].map((flow) => ({
      ...flow,
      from: { ...flow.from, amount: '0.00', share: 0 },
      to: { ...flow.to, amount: '0.00', share: 0 },
      summary: { ...flow.summary, value: '–' },
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(3);
  },
};

/** A report that cannot be right is still drawn: below zero as nothing, with its sign in words. */
export const BelowZero: Story = {
  args: {
    flows: [
      { ...revenue, from: { ...revenue.from, amount: '−120.00', share: -0.2 } },
      { ...promotion, to: { ...promotion.to, share: Number.NaN } },
      deposits,
    ],
  },
};

export const FifteenDigits: Story = {
  args: {
    flows: [revenue, promotion, deposits].map((flow) => ({
      ...flow,
      from: { ...flow.from, amount: '123,456,789,012,345.00' },
      to: { ...flow.to, amount: '123,456,789,012,345.00' },
      summary: { ...flow.summary, value: '123,456,789,012,345.00' },
    })),
  },
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Die letzten dreißig Tage in USDT, eben aus dem Hauptbuch zusammengezählt.',
    labels: {
      showTable: 'Als Tabelle anzeigen',
      showChart: 'Als Bild anzeigen',
      columns: { from: 'Kommt aus', to: 'Geht an' },
    },
    flows: [
      {
        ...revenue,
        from: { ...revenue.from, label: 'Maschineneinnahmen' },
        to: { ...revenue.to, label: 'Tageserträge' },
        summary: { title: 'Geschuldete Erträge', note: 'durch Maschineneinnahmen gedeckt', value: '94 %' },
      },
      {
        ...promotion,
        from: { ...promotion.from, label: 'Werbebudget des Betreibers' },
        to: { ...promotion.to, label: 'Prämien und Gutschriften' },
        summary: { title: 'Verbleibendes Werbebudget', note: 'zahlt sämtliche Prämien', value: '4.212,00' },
      },
      {
        ...deposits,
        from: { ...deposits.from, label: 'Einlagen der Mitglieder' },
        to: { ...deposits.to, label: 'Eins zu eins verwahrt' },
        summary: { title: 'Mitgliedereinlagen', note: 'niemals für andere verwendet', value: '100 %' },
      },
    ],
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    label: 'கடந்த 30 நாட்கள், பேரேட்டிலிருந்து இப்போது கூட்டப்பட்டது.',
    flows: [
      {
        ...revenue,
        from: { ...revenue.from, label: 'இயந்திர வருவாய்' },
        to: { ...revenue.to, label: 'தினசரி வருமானம்' },
        summary: { title: 'செலுத்த வேண்டிய வருமானம்', note: 'இயந்திர வருவாயால் ஈடுசெய்யப்பட்டது', value: '94 %' },
      },
      promotion,
      deposits,
    ],
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
