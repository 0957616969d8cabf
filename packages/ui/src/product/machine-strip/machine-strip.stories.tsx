import { heightDifference } from '@paydirt/testkit/height-difference';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Illustration } from '../../foundations/illustration/index.ts';
import { MachineStrip, MachineStripSkeleton, type StripMachine } from './machine-strip.tsx';

const machine = (id: string, name: string, lines: readonly string[]): StripMachine => ({
  id,
  name,
  picture: <Illustration src={`/media/products/${id}.svg`} saved="tile" />,
  lines,
  href: `#/user/orders?orderId=${id}`,
  share: 0.6,
  state: 'working',
});

const meta = {
  title: 'Product/MachineStrip',
  tags: ['autodocs'],
  component: MachineStrip,
  args: inLanguage(({ t, figure }) => ({
    label: t('home.machines'),
    machines: [
      machine('trommel', 'Trommel TR-4', [
        t('home.scheduledToday', { amount: figure('3.40') }),
        t('home.daysLeft', { count: 31 }),
      ]),
      {
        ...machine('jig', 'Jig JG-2', [t('income.standstill'), t('home.daysLeft', { count: 12 })]),
        state: 'idle' as const,
      },
      machine('gold-pan', 'Gold pan GP-1', [
        t('home.scheduledToday', { amount: figure('0.45') }),
        t('home.daysLeft', { count: 1 }),
      ]),
    ],
  })),
  decorators: [
    (Story) => (
      <div className="overflow-hidden p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MachineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Working machines move slightly; the idle one is grey and still. */
export const AtWork: Story = {
  tags: ['visual', 'forced-colours', 'reduced-motion'],
  play: async ({ canvas }) => {
    const [working, idle] = canvas.getAllByRole('listitem');
    const moves = (tile: HTMLElement | undefined) =>
      getComputedStyle(tile!.querySelector('svg')!).animationName;
    await expect(moves(working)).toBe('work');
    await expect(idle).toHaveAttribute('data-state', 'idle');
    await expect(moves(idle)).toBe('none');
  },
};

/** Each machine is a tab stop, which brings it into view. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    for (const { name } of args.machines) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`, 'u') })).toHaveFocus();
    }
  },
};

/** Machines that are available: no days have passed, and nothing moves. */
export const OnOffer: Story = {
  args: inLanguage(({ amount }) => ({
    machines: [
      { ...machine('trommel', 'Trommel TR-4', [amount('120')]), share: undefined, state: undefined },
      { ...machine('jig', 'Jig JG-2', [amount('45')]), share: undefined, state: undefined },
    ],
  })),
};

/** Placeholder for names of one line. */
export const Loading: Story = {
  args: {
    machines: ['trommel', 'jig'].map((id) => machine(id, 'TR-4', ['3.40', '31'])),
  },
  render: (args) => (
    <div className="grid gap-6">
      <MachineStripSkeleton />
      <MachineStrip {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('list'))).toBeLessThanOrEqual(1);
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { machines: [machine('trommel', LONG_WORD, [LONG_WORD])] },
  play: holdsLongWords,
};
