import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first letters of the first and the last word. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('ML');
  },
};

/** The frame of a level extends over the edge and takes no space. */
export const Framed: Story = {
  tags: ['visual'],
  args: { size: 'lg', frame: '/media/levels/2.svg' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'Mara Lindqvist' });
    await expect(box.parentElement?.offsetWidth).toBe(box.offsetWidth);
  },
};

/** A letter of an Indic script is more than one character. */
export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { name: 'மீனா குமார்' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('மீகு');
  },
};

/** Capitals are the language's own: that of the page, not of the device. */
export const Turkish: Story = {
  globals: { locale: 'tr-TR' },
  args: { name: 'ilhan ırmak' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').innerText).toBe('İI');
  },
};

/** A name in another language than the page's has its `lang`. */
export const AnotherLanguage: Story = {
  globals: { locale: 'en-IN' },
  args: { name: 'ilhan ırmak', lang: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').innerText).toBe('İI');
  },
};

/** A cluster of consonants is one letter, too. */
export const Hindi: Story = {
  globals: { locale: 'hi-IN' },
  args: { name: 'प्रिया शर्मा' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^प्रिश$/);
  },
};

export const Picture: Story = { args: { src: '/media/products/wool-cap.svg' } };

/** One word, such as a phone number or a nickname: one letter. */
export const OneWord: Story = {
  args: { name: 'Goldgräberin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('G');
  },
};

/** A person without a name shows the last digits of their phone: the first of these is the initial. */
export const LastDigits: Story = {
  args: { name: '…4321' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^4$/);
  },
};

/** The name is beside it: hidden from assistive technology. */
export const Decorative: Story = {
  render: (args) => (
    <p className="flex items-center gap-3 text-15 font-semibold">
      <Avatar {...args} decorative />
      {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Markup in a name is text. */
export const Markup: Story = { args: { name: '<b>Mara</b>' } };

/** Each name has its own hue; the theme determines lightness and chroma. */
export const Colours: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {['Mara Lindqvist', 'Ravi Kulkarni', 'Meena', 'Asha Verma', 'Ilhan', 'Ada Lovelace', 'Jonas'].map(
        (name) => (
          <Avatar key={name} {...args} name={name} />
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByRole('img').map((avatar) => getComputedStyle(avatar).backgroundColor);
    await expect(new Set(grounds).size).toBeGreaterThan(3);
  },
};

/** A picture that does not load gives way to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('ML'));
  },
};

/** In rows and comments, in posts, and on a member's own page. */
export const AllSizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

/** Letters and circle grow together. */
export const LargeText: Story = { globals: { textSize: '200' }, args: { size: 'lg' } };
