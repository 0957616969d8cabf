import { disguisedFile, pictureFile } from '@paydirt/testkit/picture-files';
import { spoken } from '@paydirt/testkit/story-language';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { PictureUploadProps, SendPicture } from './index.ts';
import { Filled, onValueChange, type Play } from './picture-upload-stages.fixture.tsx';

/** Uploads that are pending until they are released. */
export function held() {
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

/** The uploads of stories in which they make progress. */
export const going = held();

/** The uploads of stories in which they fail. */
export const failing = held();

/** A form that cannot be submitted while its pictures are being uploaded. */
export function WaitingForm(args: PictureUploadProps) {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Filled {...args} send={going.send} onBusyChange={setBusy} />
      <Button disabled={busy}>{spoken().t('community.compose.publish')}</Button>
    </div>
  );
}

/** Upload two, of which one is cancelled and the other is at 60 percent. */
export const sendsAndCancels: Play = async ({ args, canvas }) => {
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
};

/** Upload one that fails. */
export const tellsFailure: Play = async ({ args, canvas }) => {
  failing.tasks.length = 0;
  await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
  await waitFor(() => expect(failing.tasks).toHaveLength(1));
  failing.tasks[0]!.answer(false);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(spoken().t('error.timeout'));
  await expect(canvas.getByRole('button', { name: args.labels.retry('gold-pan.png') })).toBeEnabled();
};

/** Upload one that fails, and try it again. */
export const retries: Play = async ({ args, canvas }) => {
  failing.tasks.length = 0;
  await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
  await waitFor(() => expect(failing.tasks).toHaveLength(1));
  failing.tasks[0]!.answer(false);
  await userEvent.click(await canvas.findByRole('button', { name: args.labels.retry('gold-pan.png') }));
  await waitFor(() => expect(failing.tasks).toHaveLength(2));
  await expect(canvas.getByLabelText(args.labels.add)).toHaveFocus();
  failing.tasks[1]!.answer(true);
  await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') });
  await expect(args.onValueChange).toHaveBeenCalledWith([expect.objectContaining({ remote: 'pictures/1' })]);
};

/** Upload one that becomes ready, one that is in progress, one that is refused and one that fails. */
export const showsEachState: Play = async ({ args, canvas }) => {
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
};

/** Let the last of three finish first. */
export const keepsOrder: Play = async ({ args, canvas }) => {
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
};

/** Make a form wait for the upload of one. */
export const letsFormWait: Play = async ({ args, canvas }) => {
  going.tasks.length = 0;
  const publish = canvas.getByRole('button', { name: spoken().t('community.compose.publish') });
  await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
  await waitFor(() => expect(publish).toBeDisabled());
  await waitFor(() => expect(going.tasks).toHaveLength(1));
  going.tasks[0]!.answer(true);
  await waitFor(() => expect(publish).toBeEnabled());
};
