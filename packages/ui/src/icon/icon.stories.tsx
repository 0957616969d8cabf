import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../foundations/page.tsx';
import { iconPaths } from './icon-paths.ts';
import { Icon, type IconName } from './index.ts';

const names = Object.keys(iconPaths) as IconName[];

const SIZES = [
  { size: 16, use: 'in text' },
  { size: 20, use: 'in a row' },
  { size: 24, use: 'tab bar' },
  { size: 32, use: 'state' },
];

const meta = {
  title: 'Foundations/Icons',
  globals: { viewport: { value: '100pct-100pct' } },
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'machines', size: 24 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One icon, to try its name and size. */
export const One: Story = { parameters: { layout: 'padded' } };

/** Every icon with its name. */
export const All: Story = {
  tags: ['visual'],
  render: ({ size }) => (
    <Page
      title="Icons"
      lead="One grid of 24, one line of 1.75. An icon alone has a name for those who do not see it; beside a word it is silent."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
        {names.map((name) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 rounded-control border border-line bg-sheet px-1 py-3 text-center text-12"
          >
            <Icon name={name} {...(size === undefined ? {} : { size })} />
            <span className="text-ink-2">{name}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

/** The sizes in use: in a line of text, in a row, in the tab bar. */
export const Sizes: Story = {
  render: ({ name }) => (
    <ul className="flex items-end gap-6 p-4">
      {SIZES.map(({ size, use }) => (
        <li key={size} className="flex flex-col items-center gap-2 text-center text-12">
          <Icon name={name} size={size} />
          <span className="text-ink-2">
            {size} px
            <br />
            {use}
          </span>
        </li>
      ))}
    </ul>
  ),
};
