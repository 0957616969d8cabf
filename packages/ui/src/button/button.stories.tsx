import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from './index.ts';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'income', 'danger'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

const meta = {
  title: 'Components/Controls/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Lease for 115.00 USDT', variant: 'primary', onClick: fn() },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Details' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Not now' } };

export const Income: Story = { args: { variant: 'income', children: 'Receive' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete the address' } };

export const WithIcon: Story = {
  args: { variant: 'secondary', icon: 'download', children: 'Export as CSV' },
};

export const Wide: Story = { args: { wide: true, size: 'lg' } };

/** What cannot be pressed says why in its own text. */
export const Disabled: Story = {
  args: { disabled: true, wide: true, children: 'Opens 24 Nov, 09:00' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Keeps its width and its focus, and takes no second click. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Lease for 115.00 USDT' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A double tap buys once. */
export const Guarded: Story = {
  args: { guarded: true },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#/index/money" variant="secondary">
      Where the money comes from
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/index/money');
  },
};

/** Long words take a second line and never lose a letter. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { wide: true, children: 'Auszahlungsadresse hinzufügen und mit dem Auszahlungspasswort bestätigen' },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { wide: true, children: '115.00 USDT க்கு குத்தகைக்கு எடுக்கவும்' },
};

export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Receive
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};
