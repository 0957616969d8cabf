import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ProofPath } from './index.ts';

const check = <Button wide>Check on this phone</Button>;

const meta = {
  title: 'Components/Figures/ProofPath',
  tags: ['autodocs'],
  component: ProofPath,
  args: {
    label: 'Your 2,418.60 is leaf 3 of 4 in today’s sum. This phone checks the path itself.',
    leaf: { label: 'You', amount: '2,418.60', hash: '7c1e…90ab' },
    steps: [
      { side: 'right', label: 'Leaf 4', amount: '500.00', hash: '03fd…11c2' },
      { side: 'left', label: 'Leaves 1 and 2', amount: '16,681.40', hash: 'a9b4…7e55' },
    ],
    root: { label: 'All members together', amount: '19,600.00', hash: '55d0…c4f1' },
    stepsLabel: 'Show every step',
    action: check,
  },
  decorators: [
    (Story) => (
      <div className="m-4 rounded-card border border-line bg-sheet p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProofPath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChecked: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(3);
  },
};

export const Checking: Story = {
  args: {
    state: 'checking',
    action: (
      <Button wide busy>
        Check on this phone
      </Button>
    ),
  },
};

export const Valid: Story = {
  args: {
    state: 'valid',
    result: 'Your balance is in the total.',
    action: <Button wide>Check again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your balance is in the total.');
  },
};

/** It does not add up: said plainly, with the next step. */
export const Invalid: Story = {
  args: {
    state: 'invalid',
    result: 'The path does not lead to the published total. Save this proof and tell us.',
    action: <Button wide>Save the proof</Button>,
  },
};

/** Every step with its sum and hash, opened by a key. */
export const Steps: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Show every step'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('a9b4…7e55')).toBeVisible();
  },
};

/** The only member: leaf and total are one. */
export const OneMember: Story = {
  args: { label: 'Your 2,418.60 is the only leaf.', steps: [] },
};

/** A million members: only the path and what is added to it. */
export const TwentySteps: Story = {
  args: {
    label: 'Your 2,418.60 is leaf 700,001 of 1,000,000.',
    state: 'valid',
    result: 'Your balance is in the total.',
    steps: Array.from({ length: 20 }, (_, level) => ({
      side: (level * 7) % 3 === 0 ? 'left' : 'right',
      label: `Step ${level + 1}`,
      amount: '123,456,789,012,345.00',
      hash: 'a9b4…7e55',
    })),
  },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label:
      'Ihr Guthaben von 123.456.789.012.345,00 USDT ist Blatt 3 von 4 der heutigen Verbindlichkeitssumme.',
    leaf: { label: 'Ihr Guthaben', amount: '123.456.789.012.345,00', hash: '7c1e'.repeat(16) },
    stepsLabel: 'Sämtliche Zwischenschritte anzeigen',
    action: <Button wide>Auf diesem Telefon überprüfen</Button>,
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  args: { state: 'valid', result: 'It is in the total.' },
};
