import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconPaths } from './icon-paths.ts';
import { Icon, type IconName } from './index.ts';

const names = Object.keys(iconPaths) as IconName[];

const meta = {
  title: 'Foundations/Icons',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'machines', size: 24 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One icon, to try its name and size. */
export const One: Story = {};

/** Every icon with its name. */
export const All: Story = {
  tags: ['visual'],
  render: ({ size }) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4 bg-paper p-4 text-ink">
      {names.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-center">
          <Icon name={name} {...(size === undefined ? {} : { size })} />
          <span className="text-ink-2">{name}</span>
        </li>
      ))}
    </ul>
  ),
};

/** The sizes in use: in a line of text, in a row, in the tab bar. */
export const Sizes: Story = {
  render: ({ name }) => (
    <div className="flex items-center gap-4 bg-paper p-4 text-ink">
      {[16, 20, 24, 32].map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </div>
  ),
};
