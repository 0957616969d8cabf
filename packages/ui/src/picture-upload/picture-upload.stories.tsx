import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PictureUpload, type PreparedPicture, type SendPicture } from './index.ts';

/** A drawn picture as a file. */
async function picture(name: string, edge = 240, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d')!;
  // Noise, so that it does not compress to nothing.
  const noise = context.createImageData(edge, edge);
  let seed = 7;
  for (let place = 0; place < noise.data.length; place += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    noise.data[place] = place % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(noise, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  return new File([blob!], name, { type });
}

const notAPicture = () => new File(['<script>alert(1)</script>'], 'holiday.jpg', { type: 'image/jpeg' });

/** Waits until it is told to go on. */
function held() {
  const tasks: { onProgress: (share: number) => void; signal: AbortSignal; answer: (ok: boolean) => void }[] =
    [];
  const send: SendPicture = (_blob, { signal, onProgress }) =>
    new Promise((resolve) => {
      tasks.push({
        onProgress,
        signal,
        answer: (ok) =>
          resolve(
            ok ? { ok, remote: 'pictures/1' } : { ok, message: 'The connection broke off. Try again.' },
          ),
      });
    });
  return { tasks, send };
}

const onValueChange = fn<(value: readonly PreparedPicture[]) => void>();

const meta = {
  title: 'Components/Fields/PictureUpload',
  tags: ['autodocs'],
  component: PictureUpload,
  args: {
    legend: 'Pictures',
    limits: { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 4 },
    value: [],
    onValueChange,
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
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PictureUpload
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PictureUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are said before the first picture (H8). */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Add pictures')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(/at most 2 MB/);
  },
};

/** Without `send` they are only prepared. */
export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Add pictures'), await picture('pan.png'));
    await expect(await canvas.findByRole('button', { name: 'Remove pan.png' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Several become ready at once, and none is lost. Removing one hands the focus on. */
export const SeveralAtOnce: Story = {
  play: async ({ canvas }) => {
    const files = await Promise.all(['pan.png', 'sluice.png', 'dredge.png'].map((name) => picture(name)));
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sluice.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByLabelText('Add pictures')).toHaveFocus();
  },
};

/** Known by its bytes: the name and the claimed type say JPEG. */
export const NotAPicture: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Add pictures'), notAPicture());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not a picture');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Begins like a picture and is none. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
    await userEvent.upload(
      canvas.getByLabelText('Add pictures'),
      new File([bytes], 'cut-off.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be opened');
  },
};

/** Larger than allowed: it is drawn smaller and then fits. */
export const MadeSmaller: Story = {
  args: { limits: { maxBytes: 60_000, maxEdge: 320, maxCount: 4 } },
  play: async ({ canvas }) => {
    const file = await picture('large.jpg', 800, 'image/jpeg');
    await expect(file.size).toBeGreaterThan(60_000);
    await userEvent.upload(canvas.getByLabelText('Add pictures'), file);
    await waitFor(() => expect(onValueChange).toHaveBeenCalled());
    const sent = onValueChange.mock.lastCall?.[0][0];
    await expect(sent!.blob.size).toBeLessThanOrEqual(60_000);
    const bitmap = await createImageBitmap(sent!.blob);
    await expect(bitmap.width).toBeLessThanOrEqual(320);
  },
};

export const TooBig: Story = {
  args: { limits: { maxBytes: 200, maxEdge: 2048, maxCount: 4 } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add pictures'), await picture('large.png'));
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'stays above 2 MB',
    );
  },
};

const going = held();
/** On its way, and cancelled. */
export const Sending: Story = {
  args: { send: going.send },
  play: async ({ canvas }) => {
    going.tasks.length = 0;
    const files = await Promise.all(['pan.png', 'sluice.png'].map((name) => picture(name)));
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await waitFor(() => expect(going.tasks).toHaveLength(2));
    going.tasks[0]!.onProgress(0.6);
    await expect(canvas.findByRole('progressbar', { value: { now: 60 } })).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sluice.png' }));
    await expect(going.tasks.filter((task) => task.signal.aborted)).toHaveLength(1);
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
};

const failing = held();
/** Sending failed: the reason stands at the picture, and trying again sends it. */
export const FailedThenRetried: Story = {
  args: { send: failing.send },
  play: async ({ canvas, args }) => {
    failing.tasks.length = 0;
    await userEvent.upload(canvas.getByLabelText('Add pictures'), await picture('pan.png'));
    await waitFor(() => expect(failing.tasks).toHaveLength(1));
    failing.tasks[0]!.answer(false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection broke off');
    await userEvent.click(canvas.getByRole('button', { name: 'Try pan.png again' }));
    await waitFor(() => expect(failing.tasks).toHaveLength(2));
    failing.tasks[1]!.answer(true);
    await canvas.findByRole('button', { name: 'Remove pan.png' });
    await expect(args.onValueChange).toHaveBeenCalledWith([
      expect.objectContaining({ remote: 'pictures/1' }),
    ]);
  },
};

const broken = held();
export const Failed: Story = {
  args: { send: broken.send },
  play: async ({ canvas }) => {
    broken.tasks.length = 0;
    await userEvent.upload(canvas.getByLabelText('Add pictures'), await picture('pan.png'));
    await waitFor(() => expect(broken.tasks).toHaveLength(1));
    broken.tasks[0]!.answer(false);
    await canvas.findByRole('button', { name: 'Try pan.png again' });
  },
};

/** More than there is room for. */
export const TooMany: Story = {
  args: { limits: { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 2 } },
  play: async ({ canvas }) => {
    const files = await Promise.all(['1.png', '2.png', '3.png'].map((name) => picture(name, 40)));
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 not taken');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2));
  },
};

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Pictures' });
    const dataTransfer = transferOf(await picture('dropped.png'));
    field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(field).toHaveAttribute('data-state', 'over'));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('button', { name: 'Remove dropped.png' })).toBeVisible();
  },
};

/** Pasted into the text of the form around it. */
export const Pasted: Story = {
  decorators: [
    (Story) => (
      <form className="flex flex-col gap-4">
        <label className="flex flex-col text-13">
          Text
          <input className="target rounded-control border border-edge px-3" />
        </label>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const clipboardData = transferOf(await picture('pasted.png'));
    canvas
      .getByRole('textbox')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('button', { name: 'Remove pasted.png' })).toBeVisible();
  },
};

export const Missing: Story = { args: { error: 'Add a screenshot of the group.' } };

export const Disabled: Story = { args: { disabled: true } };

/** Its form waits while it is busy. */
export const FormWaits: Story = {
  render: function Waiting(args) {
    const [value, setValue] = useState(args.value);
    const [busy, setBusy] = useState(false);
    return (
      <div className="flex flex-col gap-4">
        <PictureUpload
          {...args}
          send={going.send}
          value={value}
          onValueChange={setValue}
          onBusyChange={setBusy}
        />
        <Button disabled={busy}>Hand in</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    going.tasks.length = 0;
    await userEvent.upload(canvas.getByLabelText('Add pictures'), await picture('pan.png'));
    await expect(canvas.getByRole('button', { name: 'Hand in' })).toBeDisabled();
    await waitFor(() => expect(going.tasks).toHaveLength(1));
    going.tasks[0]!.answer(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hand in' })).toBeEnabled());
  },
};

export const LongNames: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Add pictures'),
      await picture('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde-2026.png'),
    );
    await canvas.findByRole('button', { name: /^Remove/ });
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add pictures'), [await picture('pan.png'), notAPicture()]);
    await canvas.findByRole('alert');
  },
};
