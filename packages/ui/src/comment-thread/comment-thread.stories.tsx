import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentThread, type Comment, type CommentThreadProps } from './index.ts';

const comments: Comment[] = [
  { id: '1', name: 'Ravi', text: 'Which day was zero?', time: '13:44' },
  { id: '2', name: 'Mara', toName: 'Ravi', text: 'The 9th. The history keeps it.', time: '13:51' },
  { id: '3', name: 'Lena', text: 'Thank you, that is clear.', time: '14:02' },
];

/** The thread with what a screen keeps for it. */
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
  title: 'Components/Community/CommentThread',
  tags: ['autodocs'],
  component: CommentThread,
  render: (args) => <Written {...args} />,
  args: {
    label: 'Comments',
    comments,
    value: '',
    onValueChange: fn(),
    replyTo: null,
    onReplyToChange: fn(),
    onSend: fn(),
    labels: {
      field: 'Your comment',
      send: 'Send',
      toName: (name: string) => `to ${name}`,
      replyTo: (name: string) => `Reply to ${name}`,
      replyingTo: (name: string) => `Replying to ${name}`,
      stopReplying: 'Stop replying',
    },
  },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty comment cannot be sent. */
export const Comments: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), 'Good to know');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** A tap on a comment answers it and moves to the field; it can be taken back. */
export const Replying: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Lena' }));
    await expect(canvas.getByText('Replying to Lena')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop replying' }));
    await expect(canvas.queryByText('Replying to Lena')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Mara' }));
  },
};

export const Sending: Story = { args: { value: 'Good to know', sending: true } };

/** What was written is kept. */
export const NotSent: Story = {
  args: { value: 'Good to know', error: 'Not sent: no connection. Your text is kept.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Not sent/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Good to know');
  },
};

export const None: Story = {
  args: {
    comments: [],
    ending: <p className="px-4 py-8 text-center text-ink-2">No comments yet. Write the first one.</p>,
  },
};

export const LongTexts: Story = {
  args: {
    comments: [
      {
        id: '1',
        name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
        toName: 'Bartholomäus',
        text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde',
        time: '13:44',
      },
    ],
    value:
      'Ein langer Kommentar, der über mehrere Zeilen geht und das Feld wachsen lässt, damit man liest, was man schreibt.',
  },
};
