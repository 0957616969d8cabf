import { jpegFromCamera } from '@paydirt/domain/picture/pictures.fixture';
import {
  cutOffFile,
  disguisedFile,
  heicFile,
  movingFile,
  pictureFile,
  slowFile,
} from '@paydirt/testkit/picture-files';
import { pictureLabels } from '@paydirt/testkit/picture-texts';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TextArea } from '../../primitives/field/index.ts';
import { PictureViewer, type ViewedPicture } from '../picture-viewer/index.ts';
import { viewerTexts } from '../picture-viewer/viewer-texts.fixture.ts';
import {
  PictureUpload,
  type PictureLimits,
  type PictureUploadProps,
  type PreparedPicture,
  type SendPicture,
} from './index.ts';

const LIMITS = { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 4 };

/** Other limits, and the field's hint about them. */
const limitedTo = (limits: PictureLimits) => ({
  limits,
  ...inLanguage((language) => ({ labels: pictureLabels(language, limits) })),
});

/** Waits until it is released. */
function held() {
  const tasks: { onProgress: (share: number) => void; signal: AbortSignal; answer: (ok: boolean) => void }[] =
    [];
  const send: SendPicture = (_blob, { signal, onProgress }) =>
    new Promise((resolve) => {
      tasks.push({
        onProgress,
        signal,
        answer: (ok) =>
          resolve(ok ? { ok, remote: 'pictures/1' } : { ok, message: spoken().t('error.timeout') }),
      });
    });
  return { tasks, send };
}

const onValueChange = fn<(value: readonly PreparedPicture[]) => void>();

function Filled(args: PictureUploadProps) {
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
}

const meta = {
  title: 'Patterns/PictureUpload',
  tags: ['autodocs'],
  component: PictureUpload,
  args: {
    value: [],
    onValueChange,
    ...limitedTo(LIMITS),
    ...inLanguage(({ t }) => ({ legend: t('home.carousel') })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof PictureUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are shown before the first picture (H8). */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(args.labels.add)).toHaveFocus();
    await expect(canvas.getByRole('group', { name: args.legend })).toHaveAccessibleDescription(
      args.labels.limits,
    );
  },
};

/** Without `send` they are only prepared. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
    await expect(
      await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') }),
    ).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    const { blob } = onValueChange.mock.lastCall![0][0]!;
    await expect(canvas.getByRole('status').textContent).toBe(`gold-pan.png, ${args.labels.size(blob.size)}`);
  },
};

/** A picture can be viewed large before it is sent. The focus then returns to its thumbnail. */
export const SeenLarge: Story = {
  render: function Seen(args) {
    const [value, setValue] = useState(args.value);
    const [shown, show] = useState<number>();
    const [pictures, setPictures] = useState<readonly ViewedPicture[]>([]);
    const language = spoken();
    return (
      <>
        <PictureUpload
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            setPictures(next.map(({ name, blob }) => ({ src: URL.createObjectURL(blob), alt: name })));
          }}
          preview={{ label: (name) => `${language.t('community.media.enlarge')}: ${name}`, onOpen: show }}
        />
        <PictureViewer
          open={shown !== undefined}
          onOpenChange={() => show(undefined)}
          pictures={pictures}
          index={shown ?? 0}
          onIndexChange={show}
          labels={{ title: args.legend, ...viewerTexts(language) }}
        />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const files = await Promise.all(['gold-pan.png', 'trommel.png'].map((name) => pictureFile(name)));
    await userEvent.upload(canvas.getByLabelText(args.labels.add), files);
    const thumbnail = await canvas.findByRole('button', { name: /: trommel\.png$/ });
    const { width, height } = thumbnail.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(thumbnail);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(screen.getByRole('img', { name: 'trommel.png' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(thumbnail).toHaveFocus());
  },
};

/** Several become ready at once, and none is lost. Removing one, here by key, hands the focus on. */
export const SeveralAtOnce: Story = {
  play: async ({ args, canvas }) => {
    const names = ['gold-pan.png', 'sluice-box.png', 'trommel.png'];
    const files = await Promise.all(names.map((name) => pictureFile(name)));
    await userEvent.upload(canvas.getByLabelText(args.labels.add), files);
    await waitFor(() => expect(onValueChange.mock.lastCall?.[0]).toHaveLength(3));
    canvas.getByRole('button', { name: args.labels.remove('sluice-box.png') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByLabelText(args.labels.add)).toHaveFocus();
  },
};

/** Recognised by its bytes, whatever the name and the claimed type. */
export const NotAPicture: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), disguisedFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem['not-a-picture']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Begins like a picture and is none. */
export const Broken: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), cutOffFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem.broken);
  },
};

/** Still being read, checked and drawn smaller; it can be cancelled already. */
export const Preparing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await slowFile('gold-pan.png'));
    await expect(await canvas.findByText(args.labels.preparing)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: args.labels.cancel('gold-pan.png') })).toBeEnabled();
  },
};

/** Larger than allowed: it is drawn smaller and then fits. */
export const MadeSmaller: Story = {
  args: limitedTo({ maxBytes: 60 * 1024, maxEdge: 320, maxCount: 4 }),
  play: async ({ args, canvas }) => {
    const file = await pictureFile('stamp-mill.jpg', 480, 'image/jpeg');
    await expect(file.size).toBeGreaterThan(args.limits.maxBytes);
    await userEvent.upload(canvas.getByLabelText(args.labels.add), file);
    await waitFor(() => expect(onValueChange).toHaveBeenCalled(), { timeout: 10_000 });
    const sent = onValueChange.mock.lastCall?.[0][0];
    await expect(sent!.blob.size).toBeLessThanOrEqual(args.limits.maxBytes);
    const bitmap = await createImageBitmap(sent!.blob);
    await expect(bitmap.width).toBeLessThanOrEqual(args.limits.maxEdge);
  },
};

/** Not even the smallest that is tried fits. */
export const TooBig: Story = {
  args: limitedTo({ maxBytes: 512, maxEdge: 2048, maxCount: 4 }),
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('stamp-mill.png', 40));
    // Several smaller ones are tried, each of which a busy browser takes its time over.
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert.textContent).toContain(args.labels.problem['too-big']);
  },
};

const going = held();
/** One on its way, at 60 percent; another was cancelled and leaves no trace. */
export const Sending: Story = {
  args: { send: going.send },
  play: async ({ args, canvas }) => {
    going.tasks.length = 0;
    const files = await Promise.all(['gold-pan.png', 'sluice-box.png'].map((name) => pictureFile(name)));
    await userEvent.upload(canvas.getByLabelText(args.labels.add), files);
    await waitFor(() => expect(going.tasks).toHaveLength(2));
    for (const task of going.tasks) task.onProgress(0.6);
    await userEvent.click(await canvas.findByRole('button', { name: args.labels.cancel('sluice-box.png') }));
    await expect(going.tasks.filter((task) => task.signal.aborted)).toHaveLength(1);
    await expect(
      canvas.getByRole('progressbar', { name: args.labels.sending('gold-pan.png'), value: { now: 60 } }),
    ).toBeVisible();
  },
};

const failing = held();
/** The upload failed: the reason is at the picture, beside the retry button. */
export const Failed: Story = {
  args: { send: failing.send },
  play: async ({ args, canvas }) => {
    failing.tasks.length = 0;
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
    await waitFor(() => expect(failing.tasks).toHaveLength(1));
    failing.tasks[0]!.answer(false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(spoken().t('error.timeout'));
    await expect(canvas.getByRole('button', { name: args.labels.retry('gold-pan.png') })).toBeEnabled();
  },
};

/** Trying again prepares and sends it anew. */
export const FailedThenRetried: Story = {
  args: { send: failing.send },
  play: async ({ args, canvas }) => {
    failing.tasks.length = 0;
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
    await waitFor(() => expect(failing.tasks).toHaveLength(1));
    failing.tasks[0]!.answer(false);
    await userEvent.click(await canvas.findByRole('button', { name: args.labels.retry('gold-pan.png') }));
    await waitFor(() => expect(failing.tasks).toHaveLength(2));
    await expect(canvas.getByLabelText(args.labels.add)).toHaveFocus();
    failing.tasks[1]!.answer(true);
    await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') });
    await expect(args.onValueChange).toHaveBeenCalledWith([
      expect.objectContaining({ remote: 'pictures/1' }),
    ]);
  },
};

/** Ready, uploading, refused and failed: each picture shows its state. */
export const EachItsOwn: Story = {
  tags: ['visual', 'forced-colours'],
  args: { send: going.send },
  play: async ({ args, canvas }) => {
    going.tasks.length = 0;
    const add = canvas.getByLabelText(args.labels.add);
    await userEvent.upload(add, await pictureFile('gold-pan.png'));
    await waitFor(() => expect(going.tasks).toHaveLength(1));
    going.tasks[0]!.answer(true);
    await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') });
    await userEvent.upload(add, await pictureFile('sluice-box.png'));
    await waitFor(() => expect(going.tasks).toHaveLength(2));
    going.tasks[1]!.onProgress(0.6);
    await userEvent.upload(add, disguisedFile());
    await canvas.findByRole('alert');
    await userEvent.upload(add, await pictureFile('stamp-mill.png'));
    await waitFor(() => expect(going.tasks).toHaveLength(3));
    going.tasks[2]!.answer(false);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
};

/** They are in the order of picking, whichever is ready first. */
export const InPickedOrder: Story = {
  render: function Answering(args) {
    const [{ tasks, send }] = useState(held);
    return (
      <>
        <Filled {...args} send={send} />
        {[2, 0, 1].map((index) => (
          <Button key={index} onClick={() => tasks[index]?.answer(true)}>
            {`answer ${index}`}
          </Button>
        ))}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const files = ['first.png', 'second.png', 'third.png'];
    await userEvent.upload(
      canvas.getByLabelText(args.labels.add),
      await Promise.all(files.map((name) => pictureFile(name))),
    );
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3));
    for (const index of [2, 0, 1]) {
      await userEvent.click(canvas.getByRole('button', { name: `answer ${index}` }));
      await canvas.findByRole('button', { name: args.labels.remove(files[index]!) });
    }
    await waitFor(() => expect(onValueChange.mock.lastCall![0].map(({ name }) => name)).toEqual(files));
  },
};

/** More than allowed: the first are taken, and the button gives the reason. */
export const TooMany: Story = {
  args: limitedTo({ ...LIMITS, maxCount: 2 }),
  play: async ({ args, canvas }) => {
    const names = ['gold-pan.png', 'sluice-box.png', 'trommel.png'];
    const files = await Promise.all(names.map((name) => pictureFile(name)));
    await userEvent.upload(canvas.getByLabelText(args.labels.add), files);
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.tooMany(1));
    await waitFor(() => expect(onValueChange.mock.lastCall?.[0]).toHaveLength(2));
  },
};

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: args.legend });
    const dataTransfer = transferOf(await pictureFile('gold-pan.png'));
    field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(field).toHaveAttribute('data-state', 'over'));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(
      await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') }),
    ).toBeVisible();
  },
};

/** A file is dragged over the field, which shows that it accepts it. */
export const DraggedOver: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: args.legend });
    const dataTransfer = transferOf(await pictureFile('gold-pan.png'));
    field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(field).toHaveAttribute('data-state', 'over'));
  },
};

/** Pasted into the text of the form around it. */
export const Pasted: Story = {
  decorators: [
    (Story) => (
      <form className="flex flex-col gap-4">
        <TextArea label={spoken().t('community.compose.label')} value="" onValueChange={() => undefined} />
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas }) => {
    const clipboardData = transferOf(await pictureFile('gold-pan.png'));
    canvas
      .getByRole('textbox')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(
      await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') }),
    ).toBeVisible();
  },
};

/** A photograph of an iPhone, in a browser that cannot open it. */
export const Heic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), heicFile(), { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem.heic);
  },
};

/** The first frame of an animated GIF is taken, with a note. */
export const Moving: Story = {
  play: async ({ args, canvas }) => {
    onValueChange.mockClear();
    await userEvent.upload(canvas.getByLabelText(args.labels.add), movingFile());
    await expect(await canvas.findByText(args.labels.still)).toBeVisible();
    const [picture] = onValueChange.mock.lastCall?.[0] ?? [];
    await expect(picture?.blob.type).toBe('image/png');
    const sent = new ImageDecoder({ data: await picture!.blob.arrayBuffer(), type: 'image/png' });
    await sent.tracks.ready;
    await expect(sent.tracks.selectedTrack?.animated).toBe(false);
  },
};

/** Where a photograph was taken stays on the device. */
export const WithoutPlace: Story = {
  play: async ({ args, canvas }) => {
    onValueChange.mockClear();
    const file = new File([jpegFromCamera(6)], 'IMG_0421.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(args.labels.add), file);
    await canvas.findByRole('button', { name: args.labels.remove('IMG_0421.jpg') });
    const [picture] = onValueChange.mock.lastCall?.[0] ?? [];
    await expect(await picture?.blob.text()).not.toMatch(/GPS|Vienna/);
  },
};

export const Missing: Story = {
  args: inLanguage(({ t }) => ({ error: t('field.required') })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `${args.labels.limits} ${args.error}`,
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Its form waits while it is busy. */
export const FormWaits: Story = {
  render: function Waiting(args) {
    const [busy, setBusy] = useState(false);
    return (
      <div className="flex flex-col gap-4">
        <Filled {...args} send={going.send} onBusyChange={setBusy} />
        <Button disabled={busy}>{spoken().t('community.compose.publish')}</Button>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    going.tasks.length = 0;
    const publish = canvas.getByRole('button', { name: spoken().t('community.compose.publish') });
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
    await waitFor(() => expect(publish).toBeDisabled());
    await waitFor(() => expect(going.tasks).toHaveLength(1));
    going.tasks[0]!.answer(true);
    await waitFor(() => expect(publish).toBeEnabled());
  },
};

/** A name of eighty characters: two lines of it, and the whole in the names of its buttons. */
export const LongNames: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ args, canvas }) => {
    const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde-2026.png';
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile(name));
    await expect(await canvas.findByRole('button', { name: args.labels.remove(name) })).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), [
      await pictureFile('gold-pan.png'),
      disguisedFile(),
    ]);
    await canvas.findByRole('alert');
  },
};

/** Each has a field for its text alternative, and they are sorted by keys, by a button and by dragging. */
export const Described: Story = {
  args: inLanguage(({ t }) => ({
    texts: {
      label: (name: string) => t('compose.pictureText', { name }),
      hint: t('compose.pictureTextHint'),
      maxLength: 20,
      tooLong: t('compose.textTooLong', { count: '20' }),
    },
    order: {
      handle: (name: string, place: number, count: number) =>
        t('compose.handle', { name, place: String(place), count: String(count) }),
      up: (name: string) => t('compose.up', { name }),
      moved: (name: string, place: number, count: number) =>
        t('compose.moved', { name, place: String(place), count: String(count) }),
    },
  })),
  play: async ({ args: { labels, order, texts }, canvas }) => {
    const names = ['gold-pan.png', 'sluice-box.png', 'stamp-mill.png'];
    // One after the other: they become ready in whatever order they are drawn.
    for (const name of names) {
      await userEvent.upload(canvas.getByLabelText(labels.add), await pictureFile(name));
      await canvas.findByRole('button', { name: labels.remove(name) });
    }
    const places = () => onValueChange.mock.lastCall![0].map(({ name }) => names.indexOf(name));
    const handle = (index: number, place: number) =>
      canvas.getByRole('button', { name: order!.handle(names[index]!, place, 3) });

    await userEvent.type(canvas.getByRole('textbox', { name: texts!.label(names[0]!) }), 'A pan');
    await expect(onValueChange.mock.lastCall![0][0]).toMatchObject({ name: names[0], text: 'A pan' });

    handle(0, 1).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(places()).toEqual([1, 0, 2]);
    await expect(handle(0, 2)).toHaveFocus();
    await expect(canvas.getByText(order!.moved(names[0]!, 2, 3))).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(places()).toEqual([1, 2, 0]);

    await userEvent.click(canvas.getByRole('button', { name: order!.up(names[2]!) }));
    await expect(places()).toEqual([2, 1, 0]);

    const first = handle(2, 1).closest('li')!.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle(0, 3) },
      { target: document.body, coords: { clientX: first.x + 8, clientY: first.y + 8 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(places()).toEqual([0, 2, 1]);
    await expect(onValueChange.mock.lastCall![0][0]).toMatchObject({ text: 'A pan' });
  },
};
