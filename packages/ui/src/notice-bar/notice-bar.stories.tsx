import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { NoticeBar, type NoticeTone } from './index.ts';

const tones: NoticeTone[] = ['info', 'success', 'pending', 'failure', 'neutral'];

const meta = {
  title: 'Components/Status/NoticeBar',
  tags: ['autodocs'],
  component: NoticeBar,
  args: { children: 'This income was paid at 94 %: machine revenue fell short that day.' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithTitle: Story = {
  args: { tone: 'neutral', title: 'This is play money.', children: 'Income is scheduled, not guaranteed.' },
};

export const WithAction: Story = {
  args: {
    tone: 'pending',
    children: 'You have not set a fund password. It is asked at every withdrawal.',
    action: <Button size="sm">Set it now</Button>,
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Put away' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put away' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AllVariants: Story = {
  tags: ['visual'],
  render: ({ children }) => (
    <div className="flex flex-col gap-2">
      {tones.map((tone) => (
        <NoticeBar key={tone} tone={tone}>
          {children}
        </NoticeBar>
      ))}
    </div>
  ),
};
