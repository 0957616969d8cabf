import { cutOffFile, disguisedFile, heicFile, pictureFile, slowFile } from '@paydirt/testkit/picture-files';
import { pictureLabels } from '@paydirt/testkit/picture-texts';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextArea } from '../../primitives/field/index.ts';
import { PictureUpload, type PictureLimits } from './index.ts';
import { describesAndSorts } from './picture-upload-described.fixture.tsx';
import {
  becomesReady,
  becomesSmaller,
  becomesStill,
  losesPlace,
  removesByKey,
} from './picture-upload-preparing.fixture.tsx';
import {
  failing,
  going,
  held,
  keepsOrder,
  letsFormWait,
  retries,
  sendsAndCancels,
  showsEachState,
  tellsFailure,
  WaitingForm,
} from './picture-upload-sending.fixture.tsx';
import { Filled, onValueChange, opensViewer, SeenLargeStage } from './picture-upload-stages.fixture.tsx';
import {
  GivenStage,
  showsDragged,
  takesDropped,
  takesGiven,
  takesPasted,
} from './picture-upload-transfers.fixture.tsx';

const LIMITS = { maxBytes: 2 * 1024 * 1024, maxEdge: 2048, maxCount: 4 };

/** Other limits, and the field's hint about them. */
const limitedTo = (limits: PictureLimits) => ({
  limits,
  ...inLanguage((language) => ({ labels: pictureLabels(language, limits) })),
});

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
  parameters: { docs: readmeExample('PictureUpload') },
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
  play: becomesReady,
};

/** A picture can be viewed large before it is sent. The focus then returns to its thumbnail. */
export const SeenLarge: Story = {
  render: SeenLargeStage,
  play: opensViewer,
};

/** Several become ready at once, and none is lost. Removing one, here by key, moves focus on. */
export const SeveralAtOnce: Story = {
  play: removesByKey,
};

/** Recognised by its bytes, whatever the name and the claimed type. */
export const NotAPicture: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), disguisedFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem['not-a-picture']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A file that begins like a picture but is not one. */
export const Broken: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), cutOffFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem.broken);
  },
};

/** Still being read, checked and scaled down; it can already be cancelled. */
export const Preparing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await slowFile('gold-pan.png'));
    await expect(await canvas.findByText(args.labels.preparing)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: args.labels.cancel('gold-pan.png') })).toBeEnabled();
  },
};

/** Larger than allowed: it is scaled down and then fits. */
export const MadeSmaller: Story = {
  args: limitedTo({ maxBytes: 60 * 1024, maxEdge: 320, maxCount: 4 }),
  play: becomesSmaller,
};

/** Not even the smallest size that is tried fits. */
export const TooBig: Story = {
  args: limitedTo({ maxBytes: 512, maxEdge: 2048, maxCount: 4 }),
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('stamp-mill.png', 40));
    // The component tries several smaller sizes, which takes a busy browser a while.
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert.textContent).toContain(args.labels.problem['too-big']);
  },
};

/** One upload in progress, at 60 percent; another was cancelled and leaves no trace. */
export const Sending: Story = {
  args: { send: going.send },
  play: sendsAndCancels,
};

/** The upload failed: the reason is at the picture, beside the retry button. */
export const Failed: Story = {
  args: { send: failing.send },
  play: tellsFailure,
};

/** Trying again prepares and sends it again. */
export const FailedThenRetried: Story = {
  args: { send: failing.send },
  play: retries,
};

/** Ready, uploading, refused and failed: each picture shows its state. */
export const EachItsOwn: Story = {
  tags: ['visual', 'forced-colours'],
  args: { send: going.send },
  play: showsEachState,
};

/** Pictures appear in the order in which they were picked, whichever is ready first. */
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
  play: keepsOrder,
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

export const Dropped: Story = {
  play: takesDropped,
};

/** A file is dragged over the field, which shows that it accepts it. */
export const DraggedOver: Story = {
  play: showsDragged,
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
  play: takesPasted,
};

/** Passed by the app, like pictures that a phone shares with it. */
export const Given: Story = {
  render: (args) => <GivenStage {...args} />,
  play: takesGiven,
};

/** An iPhone photograph, in a browser that cannot open it. */
export const Heic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(args.labels.add), heicFile(), { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.labels.problem.heic);
  },
};

/** The first frame of an animated GIF is taken, with a note. */
export const Moving: Story = {
  play: becomesStill,
};

/** Where a photograph was taken stays on the device. */
export const WithoutPlace: Story = {
  play: losesPlace,
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

/** The form waits while uploads are in progress. */
export const FormWaits: Story = {
  render: WaitingForm,
  play: letsFormWait,
};

/** A name of eighty characters: two lines are drawn, and the names of its buttons contain it in full. */
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

/** Each picture has a field for its text alternative; they are reordered by keys, by a button and by dragging. */
export const Described: Story = {
  args: inLanguage(({ t }) => ({
    texts: {
      label: (name: string) => t('compose.pictureText', { name }),
      hint: t('compose.pictureTextHint'),
      maxLength: 20,
      tooLong: t('community.comments.tooLong', { count: '20' }),
    },
    order: {
      handle: (name: string, place: number, count: number) =>
        t('compose.handle', { name, place: String(place), count: String(count) }),
      up: (name: string) => t('compose.up', { name }),
      moved: (name: string, place: number, count: number) =>
        t('compose.moved', { name, place: String(place), count: String(count) }),
    },
  })),
  play: describesAndSorts,
};
