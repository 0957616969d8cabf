import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_POST, PostComposer } from './index.ts';

const meta = {
  title: 'Components/Community/PostComposer',
  tags: ['autodocs'],
  component: PostComposer,
  args: {
    value: EMPTY_POST,
    onValueChange: fn(),
    onSubmit: fn(),
    maxLength: 1000,
    upload: {
      legend: 'Pictures',
      limits: { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 4 },
      labels: {
        add: 'Add pictures',
        limits: 'JPEG, PNG, WebP or GIF, at most 4, each at most 2 MB when sent.',
        preparing: 'Checking and making smaller',
        sending: (name) => `Sending ${name}`,
        size: (bytes) => `${Math.ceil(bytes / 1024)} KB`,
        remove: (name) => `Remove ${name}`,
        cancel: (name) => `Cancel ${name}`,
        retry: (name) => `Try ${name} again`,
        problem: {
          'not-a-picture': 'This is not a picture, whatever its name says.',
          broken: 'This picture cannot be opened. Save it again and add that.',
          'too-big': 'This picture stays above 2 MB even when made smaller.',
        },
        tooMany: (left) => `There is room for 4; ${left} not taken.`,
        failed: 'Sending broke off. Try again.',
      },
    },
    labels: {
      text: 'Your post',
      placeholder: 'What happened at your machines?',
      count: (written, most) => `${written} of ${most} characters`,
      tooLong: (over) => `Shorten it by ${over}.`,
      attach: 'Add to it',
      pictures: 'Pictures',
      video: 'Video link',
      videoUrl: 'Address of the video',
      videoHint: 'It stays behind a cover until someone taps it.',
      submit: 'Post it',
    },
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Writing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PostComposer
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PostComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With nothing in it there is nothing to post. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Post it' })).toBeDisabled();
  },
};

/** Written, counted and posted by keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Paid 94 % today.');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('16 of 1000 characters');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Video link', pressed: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('https://video.example/trommel');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...EMPTY_POST,
      text: 'Paid 94 % today.',
      attachment: 'video',
      videoUrl: 'https://video.example/trommel',
    });
  },
};

const written = { ...EMPTY_POST, text: 'The trommel paid 94 % of its schedule this week.' };

export const WithPictures: Story = {
  tags: ['visual'],
  args: { value: { ...written, attachment: 'pictures' } },
};

export const WithVideoLink: Story = {
  args: { value: { ...written, attachment: 'video', videoUrl: 'https://video.example/trommel' } },
};

/** The link is still there when the member comes back to it. */
export const AttachmentsKept: Story = {
  args: { value: { ...written, attachment: 'video', videoUrl: 'https://video.example/trommel' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pictures' }));
    await expect(canvas.queryByLabelText('Address of the video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Video link' }));
    await expect(canvas.getByLabelText('Address of the video')).toHaveValue('https://video.example/trommel');
  },
};

/** Not cut: it says by how much. */
export const TooLong: Story = {
  args: { maxLength: 40, value: written },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /48 of 40 characters.*Shorten it by 8\./,
    );
    await expect(canvas.getByRole('button', { name: 'Post it' })).toBeDisabled();
  },
};

/** Letters that are made of several signs count once. */
export const CountedAsRead: Story = {
  globals: { locale: 'ta-IN' },
  args: { value: { ...EMPTY_POST, text: 'கொக்கு 👩‍👧‍👦' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('5 of 1000 characters');
  },
};

export const Busy: Story = {
  args: { busy: true, value: written },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It was not posted; all of it is still there. */
export const Failed: Story = {
  args: { value: written, error: 'The service did not answer. Your text is kept; post it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your text is kept');
    await expect(canvas.getByRole('textbox')).toHaveValue(written.text);
  },
};

export const WrongLink: Story = {
  args: {
    value: { ...written, attachment: 'video', videoUrl: 'trommel' },
    errors: { videoUrl: 'Enter an address that begins with https://.' },
  },
};

export const Markup: Story = {
  args: { value: { ...EMPTY_POST, text: '<script>alert(1)</script>' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('<script>alert(1)</script>');
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  args: { value: { ...written, attachment: 'pictures' } },
};
