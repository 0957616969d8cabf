import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../primitives/field/index.ts';
import { CopyButton } from '../../docs/copy-button.tsx';
import { Page } from '../../docs/page.tsx';
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

/** Every icon, found by its name; a press copies the line of code that draws it. */
export const All: Story = {
  tags: ['visual'],
  render: ({ size }) => <FindIcon {...(size === undefined ? {} : { size })} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(field, 'arrow up');
    await expect(canvas.getByRole('button', { name: 'arrow-up' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'machines' })).toBeNull();
    await userEvent.type(field, ' there is none');
    await expect(canvas.getByText(/^No icon/)).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('button', { name: /./ })).toHaveLength(names.length);
  },
};

function FindIcon({ size }: { size?: number }) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const found = names.filter((name) => words.every((word) => name.includes(word)));
  return (
    <Page
      title="Icons"
      lead="One grid of 24, one line of 1.75. An icon alone has a name for those who do not see it; beside a word it is silent. Press one to copy its line of code."
    >
      <TextField
        label="Find an icon"
        type="search"
        clearLabel="Clear"
        value={sought}
        onValueChange={setSought}
        className="max-w-md"
      />
      {found.length === 0 ? <p className="text-15 text-ink-2">No icon has these words in its name.</p> : null}
      <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
        {found.map((name) => (
          <li
            key={name}
            className="flex flex-col rounded-control border border-line bg-sheet text-center text-12"
          >
            <CopyButton
              value={`<Icon name="${name}" />`}
              className="flex flex-1 flex-col items-center gap-2 px-1 py-3"
            >
              <Icon name={name} {...(size === undefined ? {} : { size })} />
              <span className="text-ink-2">{name}</span>
            </CopyButton>
          </li>
        ))}
      </ul>
    </Page>
  );
}

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
