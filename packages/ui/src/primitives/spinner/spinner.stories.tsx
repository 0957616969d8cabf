import { inLanguage, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner, type SpinnerSize } from './spinner.tsx';

const sizes: SpinnerSize[] = ['sm', 'md', 'lg'];

const meta = {
  title: 'Primitives/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: inLanguage(({ t }) => ({ label: t('common.loading') })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone, it has a text for screen readers. */
export const Labelled: Story = {
  name: 'Loader',
  args: { size: 'lg' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(plainSpaces(args.label!));
  },
};

/** Beside a text it is hidden from screen readers; it takes the text's colour. */
export const BesideText: Story = {
  args: { label: undefined, size: 'sm' },
  render: (args) => (
    <p className="flex items-center gap-2 text-15 text-ink-2">
      <Spinner {...args} />
      {spoken().t('common.loading')}
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('p > span')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Under reduced motion it is an open ring. */
export const StandsStill: Story = {
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduced';
    return () => {
      delete document.documentElement.dataset['motion'];
    };
  },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('status').firstElementChild!;
    await expect(getComputedStyle(ring).animationDuration).toMatch(/^0m?s$/);
  },
};

export const AllSizes: Story = {
  tags: ['visual', 'forced-colours', 'reduced-motion'],
  render: () => (
    <div className="flex items-center gap-4">
      {sizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
      <span className="flex gap-4 rounded-card bg-garnet p-4 text-on-garnet">
        <Spinner />
      </span>
    </div>
  ),
};

export const LargeText: Story = { ...Labelled, globals: { textSize: '200' } };
