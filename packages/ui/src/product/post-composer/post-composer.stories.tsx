import { pictureFile } from '@paydirt/testkit/picture-files';
import { pictureLabels } from '@paydirt/testkit/picture-texts';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EMPTY_POST, PostComposer } from './index.ts';

const LIMITS = { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 4 };
const LINK = 'https://video.example/trommel';

const meta = {
  title: 'Product/PostComposer',
  tags: ['autodocs'],
  component: PostComposer,
  args: {
    value: EMPTY_POST,
    onValueChange: fn(),
    onSubmit: fn(),
    maxLength: 1000,
    ...inLanguage((language) => {
      const { t, format } = language;
      return {
        labels: {
          text: t('community.compose.label'),
          placeholder: t('community.comments.label'),
          count: (written: number, most: number) => `${format.number(written)} / ${format.number(most)}`,
          tooLong: (over: number) => t('community.compose.shorten', { count: over }),
          submit: t('community.compose.publish'),
        },
        attachments: {
          upload: {
            legend: t('home.carousel'),
            limits: LIMITS,
            labels: pictureLabels(language, LIMITS),
          },
          labels: {
            attach: t('community.compose.attach'),
            pictures: t('home.carousel'),
            video: t('community.compose.video'),
            videoUrl: t('community.compose.videoUrl'),
            videoHint: t('earn.share.linkHint', { sites: 'youtube.com' }),
            videoText: t('compose.videoText'),
          },
        },
      };
    }),
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

/** Empty: there is nothing to post. */
export const Empty: Story = {
  play: async ({ canvas, args: { labels } }) => {
    await expect(canvas.getByRole('button', { name: labels.submit })).toBeDisabled();
  },
};

/** Written, counted and posted by keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args: { labels, attachments, maxLength, onSubmit } }) => {
    await userEvent.tab();
    await userEvent.keyboard('Paid 94 % today.');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(labels.count!(16, maxLength));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(
      canvas.getByRole('button', { name: attachments!.labels.video, pressed: true }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(LINK);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({
      ...EMPTY_POST,
      text: 'Paid 94 % today.',
      attachment: 'video',
      videoUrl: LINK,
    });
  },
};

const written = { ...EMPTY_POST, text: 'The trommel paid 94 % of its schedule this week.' };

/** A picture is checked and scaled down, and sent with the post. */
export const WithPictures: Story = {
  tags: ['visual'],
  args: { value: { ...written, attachment: 'pictures' } },
  play: async ({ canvas, canvasElement, args: { labels, onSubmit } }) => {
    const add = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(add, await pictureFile('trommel.png'));
    const submit = canvas.getByRole('button', { name: labels.submit });
    await waitFor(() => expect(submit).toBeEnabled(), { timeout: 10_000 });
    await expect(await canvas.findByText('trommel.png')).toBeVisible();
    await userEvent.click(submit);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const WithVideoLink: Story = {
  args: { value: { ...written, attachment: 'video', videoUrl: LINK } },
};

/** The link is still there when the member comes back to it. */
export const AttachmentsKept: Story = {
  args: { value: { ...written, attachment: 'video', videoUrl: LINK } },
  play: async ({ canvas, args: { attachments } }) => {
    const { labels } = attachments!;
    await userEvent.click(canvas.getByRole('button', { name: labels.pictures }));
    await expect(canvas.queryByLabelText(labels.videoUrl)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.video }));
    await expect(canvas.getByLabelText(labels.videoUrl)).toHaveValue(LINK);
  },
};

/** Not cut off: an error gives the number of characters over the limit. */
export const TooLong: Story = {
  args: { maxLength: 40, value: written },
  play: async ({ canvas, args: { labels } }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${labels.count!(48, 40)} ${labels.tooLong(8)}`,
    );
    await expect(canvas.getByRole('button', { name: labels.submit })).toBeDisabled();
  },
};

/** Letters that consist of several code points count once. */
export const CountedAsRead: Story = {
  globals: { locale: 'ta-IN' },
  args: { value: { ...EMPTY_POST, text: 'கொக்கு 👩‍👧‍👦' } },
  play: async ({ canvas, args: { labels, maxLength } }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(labels.count!(5, maxLength));
  },
};

/** The post is being sent: nothing changes, and the text can still be read and copied. */
export const Busy: Story = {
  args: { busy: true, value: written },
  play: async ({ canvas, args: { labels, onSubmit } }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Posting failed; the whole draft is kept. */
export const Failed: Story = {
  args: {
    value: written,
    ...inLanguage(({ t }) => ({ error: t('error.unavailable') })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(spoken().t('error.unavailable'));
    await expect(canvas.getByRole('textbox')).toHaveValue(written.text);
  },
};

/** The error of a part is beside that part. */
export const WrongLink: Story = {
  args: {
    value: { ...written, attachment: 'video', videoUrl: 'trommel' },
    ...inLanguage(({ t }) => ({ errors: { videoUrl: t('field.malformed') } })),
  },
  play: async ({ canvas, args: { attachments, errors } }) => {
    const { labels } = attachments!;
    await expect(canvas.getByLabelText(labels.videoUrl)).toHaveAccessibleDescription(
      `${labels.videoHint} ${errors!.videoUrl}`,
    );
  },
};

/** Without attachments, a post is only its text. */
export const TextAlone: Story = {
  render: (args) => <PostComposer {...args} attachments={undefined} />,
  args: { value: written },
  play: async ({ canvas, args: { labels } }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: labels.submit })).toBeEnabled();
  },
};

/** Markup is written as text, and stays text. */
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
