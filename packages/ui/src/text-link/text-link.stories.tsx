import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './index.ts';

const meta = {
  title: 'Components/Navigation/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '#/index/money', children: 'Where the money comes from' },
  render: (args) => (
    <p className="p-4">
      Each figure has a source. <TextLink {...args} />
    </p>
  ),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSentence: Story = { tags: ['visual'] };
