import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton, IconLink } from '../icon-button/index.ts';
import { Illustration } from '../illustration/index.ts';
import { Header } from './index.ts';

const back = <IconLink href="#/projects" icon="back" label="Back" />;

const meta = {
  title: 'Components/Shell/Header',
  tags: ['autodocs'],
  component: Header,
  args: { title: 'Records' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of the five places: the title is large. */
export const Place: Story = {
  args: {
    title: 'Good afternoon, Mara',
    actions: <IconLink href="#/message" icon="bell" surface="raised" label="Messages, 3 unread" count={3} />,
  },
};

export const Deeper: Story = {
  args: { start: back, actions: <IconButton icon="download" label="Export as CSV" onClick={fn()} /> },
};

export const TwoActions: Story = {
  tags: ['visual'],
  args: {
    start: back,
    title: 'Trommel TR-4',
    actions: (
      <>
        <IconButton icon="share" label="Share" />
        <IconButton icon="more" label="Open the menu" />
      </>
    ),
  },
};

/** Clear over a picture, solid once the picture is scrolled away; the title fades in with it. */
export const Fading: Story = {
  args: {
    title: 'Trommel TR-4',
    surface: 'fading',
    start: back,
    actions: <IconButton icon="more" label="Open the menu" />,
  },
  render: (args) => (
    <div className="relative">
      <Header {...args} />
      <div className="grid h-72 place-items-center bg-wash">
        <Illustration src="/media/products/trommel.svg" className="w-56 max-w-full" />
      </div>
      <div className="flex flex-col gap-3 p-4">
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>Washes and screens gravel.</p>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-state', 'clear');
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'solid'));
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'clear'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Trommel TR-4');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveFocus();
  },
};

export const Transparent: Story = {
  args: { title: 'Invite', surface: 'transparent', start: back },
  render: (args) => (
    <div className="relative">
      <Header {...args} />
      <div className="h-60 bg-gold-ink" />
    </div>
  ),
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { start: back, title: 'Einzahlungs- und Auszahlungsnachweise' },
};

export const LargeText: Story = {
  globals: { textSize: '200', locale: 'ta-IN' },
  args: { start: back, title: 'பணம் எங்கிருந்து வருகிறது' },
};
