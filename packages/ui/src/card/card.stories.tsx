import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, type CardTone } from './index.ts';

const tones: CardTone[] = ['sheet', 'wash', 'income'];

const meta = {
  title: 'Components/Layout/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: 'What belongs together stands on one card.' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <>
        <p className="p-4">Per day</p>
        <Divider />
        <p className="p-4">In 45 days</p>
      </>
    ),
  },
};

export const AllVariants: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="flex flex-col gap-3">
      {tones.map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
