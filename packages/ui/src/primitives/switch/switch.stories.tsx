import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { onCheckedChange: fn(), ...inLanguage(({ t }) => ({ label: t('me.settings.reducedMotion') })) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off, then on by a tap on its label, and off again by Space. */
export const ByTapAndKey: Story = {
  name: 'Toggle, by tap and key',
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: String(args.label) });
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** The thumb is at the end in reading direction. */
export const On: Story = {
  tags: ['visual', 'forced-colours', 'right-to-left'],
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    const [track, thumb] = [control, control.firstElementChild!].map((one) => one.getBoundingClientRect());
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const mirrored = getComputedStyle(control).direction === 'rtl';
    await expect(middle(thumb!) > middle(track!)).toBe(!mirrored);
  },
};

/** It keeps its state, and no tap changes it. */
export const Disabled: Story = {
  args: { disabled: true, checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A native form submits its value while it is on. */
export const InForm: Story = {
  args: { name: 'motion', value: 'reduced' },
  decorators: [
    (Story) => (
      <form aria-label="Settings">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole('form')).get('motion');
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(sent()).toBe('reduced');
  },
};

/** Done as soon as it is switched. */
export const AtOnce: Story = { name: 'Do: take effect at once', tags: ['do'] };

/** Its state is unclear until the form is submitted: use a `Checkbox` for such a value. */
export const WaitsForButton: Story = {
  name: "Don't: wait for a button",
  tags: ['dont'],
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Button variant="primary">{spoken().t('common.confirm')}</Button>
    </Stack>
  ),
};
