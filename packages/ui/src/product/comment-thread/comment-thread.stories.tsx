import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentThread, type Comment, type CommentThreadProps } from './comment-thread.tsx';

const commentsIn = ({ format }: StoryLanguage): Comment[] => {
  const at = (time: string) => format.dateTime(moment(`2026-11-21T${time}:00Z`));
  return [
    { id: '1', name: 'Ravi', text: 'Which day was zero?', time: at('13:44') },
    { id: '2', name: 'Mara', toName: 'Ravi', text: 'The 9th. The history keeps it.', time: at('13:51') },
    { id: '3', name: 'Lena', text: 'Thank you, that is clear.', time: at('14:02') },
  ];
};

/** The thread with the state that a screen keeps for it. */
function Written(props: CommentThreadProps) {
  const [value, setValue] = useState(props.value);
  const [replyTo, setReplyTo] = useState<Comment | null>(props.replyTo);
  return (
    <CommentThread
      {...props}
      value={value}
      onValueChange={setValue}
      replyTo={replyTo}
      onReplyToChange={setReplyTo}
    />
  );
}

const meta = {
  title: 'Product/CommentThread',
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '20rem' } } },
  component: CommentThread,
  render: (args) => <Written {...args} />,
  args: {
    value: '',
    onValueChange: fn(),
    replyTo: null,
    onReplyToChange: fn(),
    onSend: fn(),
    ...inLanguage((language) => {
      const { t } = language;
      return {
        label: t('community.comments.title'),
        comments: commentsIn(language),
        labels: {
          field: t('community.comments.label'),
          send: t('community.comments.send'),
          toName: (name: string) => t('community.comments.to', { name }),
          replyTo: (name: string) => t('community.comments.replyTo', { name }),
          replyingTo: (name: string) => t('community.comments.replyingTo', { name }),
          stopReplying: t('common.cancel'),
        },
      };
    }),
  },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty comment cannot be sent. */
export const Comments: Story = {
  tags: ['visual'],
  play: async ({ canvas, args: { labels, onSend } }) => {
    const send = canvas.getByRole('button', { name: labels.send });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: labels.field }), 'Good to know');
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledTimes(1);
  },
};

/** A tap on a comment starts a reply and moves to the field; the reply can be cancelled. */
export const Replying: Story = {
  play: async ({ canvas, args: { labels } }) => {
    await userEvent.click(canvas.getByText('Thank you, that is clear.'));
    await expect(canvas.getByText(labels.replyingTo('Lena'))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.stopReplying }));
    await expect(canvas.queryByText(labels.replyingTo('Lena'))).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.replyTo('Mara') }));
    await expect(canvas.getByText(labels.replyingTo('Mara'))).toBeVisible();
  },
};

/** The same by keys: from one comment to the next, answered, written, sent. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args: { labels, onSend } }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.replyTo('Ravi') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('The whole day?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Selecting the text of a comment, to copy it, does not start a reply. */
export const TextMarked: Story = {
  play: async ({ canvas, args: { labels } }) => {
    const text = canvas.getByText('The 9th. The history keeps it.');
    await userEvent.pointer([
      { target: text, offset: 4, keys: '[MouseLeft>]' },
      { target: text, offset: 7 },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(getSelection()?.isCollapsed).toBe(false);
    await expect(canvas.queryByText(labels.replyingTo('Mara'))).toBeNull();
  },
};

/** While it is being sent, the typed text stays. */
export const Sending: Story = { args: { value: 'Good to know', sending: true } };

/** Sending failed: the reason is shown, and the draft is kept. */
export const NotSent: Story = {
  args: {
    value: 'Good to know',
    ...inLanguage(({ t }) => ({ error: t('error.unavailable') })),
  },
  play: async ({ canvas, args: { error } }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('textbox')).toHaveValue('Good to know');
  },
};

export const None: Story = {
  args: {
    comments: [],
    ...inLanguage(({ t }) => ({
      ending: <p className="px-4 py-6 text-center text-ink-2">{t('community.comments.empty')}</p>,
    })),
  },
};

/** Markup is shown as it was written, and line breaks are kept. */
export const Markup: Story = {
  args: inLanguage((language) => ({
    comments: commentsIn(language).map((comment) => ({
      ...comment,
      text: '<img src=x onerror=alert(1)>\n<b>bold?</b>',
    })),
  })),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/<b>bold\?<\/b>/)).toHaveLength(3);
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};

/** A comment in another language than the page's has its `lang`; the text around it has not. */
export const OtherLanguage: Story = {
  args: {
    comments: [{ id: '1', name: 'Ravi', text: 'எந்த நாள் பூஜ்ஜியம்?', language: 'ta', time: '13:44' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('எந்த நாள் பூஜ்ஜியம்?')).toHaveAttribute('lang', 'ta');
    await expect(canvas.getByText('Ravi').closest('[lang]')).toBe(document.documentElement);
  },
};

/** Eighty characters, a very long word, a field that grows. */
export const LongTexts: Story = {
  args: {
    comments: [
      {
        id: '1',
        name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
        toName: 'Bartholomäus',
        text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde',
        time: '21.11.2026, 13:44',
      },
    ],
    value:
      'Ein langer Kommentar, der über mehrere Zeilen geht und das Feld wachsen lässt, damit man liest, was man schreibt.',
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: {
    comments: [{ id: '1', name: LONG_WORD, toName: LONG_WORD, text: LONG_WORD, time: '13:44' }],
    replyTo: { id: '1', name: LONG_WORD, text: LONG_WORD, time: '13:44' },
  },
  play: holdsLongWords,
};
