import { jpegFromCamera } from '@paydirt/domain/picture/pictures.fixture';
import { movingFile, pictureFile } from '@paydirt/testkit/picture-files';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onValueChange, type Play } from './picture-upload-stages.fixture.tsx';

/** Pick one, which becomes ready. */
export const becomesReady: Play = async ({ args, canvas }) => {
  await userEvent.upload(canvas.getByLabelText(args.labels.add), await pictureFile('gold-pan.png'));
  await expect(await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') })).toBeVisible();
  await expect(args.onValueChange).toHaveBeenCalledOnce();
  const { blob } = onValueChange.mock.lastCall![0][0]!;
  await expect(canvas.getByRole('status').textContent).toBe(`gold-pan.png, ${args.labels.size(blob.size)}`);
};

/** Pick several, and remove one by key. */
export const removesByKey: Play = async ({ args, canvas }) => {
  const names = ['gold-pan.png', 'sluice-box.png', 'trommel.png'];
  const files = await Promise.all(names.map((name) => pictureFile(name)));
  await userEvent.upload(canvas.getByLabelText(args.labels.add), files);
  await waitFor(() => expect(onValueChange.mock.lastCall?.[0]).toHaveLength(3));
  canvas.getByRole('button', { name: args.labels.remove('sluice-box.png') }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.getByLabelText(args.labels.add)).toHaveFocus();
};

/** Pick one that is too large. */
export const becomesSmaller: Play = async ({ args, canvas }) => {
  const file = await pictureFile('stamp-mill.jpg', 480, 'image/jpeg');
  await expect(file.size).toBeGreaterThan(args.limits.maxBytes);
  await userEvent.upload(canvas.getByLabelText(args.labels.add), file);
  await waitFor(() => expect(onValueChange).toHaveBeenCalled(), { timeout: 10_000 });
  const sent = onValueChange.mock.lastCall?.[0][0];
  await expect(sent!.blob.size).toBeLessThanOrEqual(args.limits.maxBytes);
  const bitmap = await createImageBitmap(sent!.blob);
  await expect(bitmap.width).toBeLessThanOrEqual(args.limits.maxEdge);
};

/** Pick an animation. */
export const becomesStill: Play = async ({ args, canvas }) => {
  onValueChange.mockClear();
  await userEvent.upload(canvas.getByLabelText(args.labels.add), movingFile());
  await expect(await canvas.findByText(args.labels.still)).toBeVisible();
  const [picture] = onValueChange.mock.lastCall?.[0] ?? [];
  await expect(picture?.blob.type).toBe('image/png');
  const sent = new ImageDecoder({ data: await picture!.blob.arrayBuffer(), type: 'image/png' });
  await sent.tracks.ready;
  await expect(sent.tracks.selectedTrack?.animated).toBe(false);
};

/** Pick a photograph with its location in it. */
export const losesPlace: Play = async ({ args, canvas }) => {
  onValueChange.mockClear();
  const file = new File([jpegFromCamera(6)], 'IMG_0421.jpg', { type: 'image/jpeg' });
  await userEvent.upload(canvas.getByLabelText(args.labels.add), file);
  await canvas.findByRole('button', { name: args.labels.remove('IMG_0421.jpg') });
  const [picture] = onValueChange.mock.lastCall?.[0] ?? [];
  await expect(await picture?.blob.text()).not.toMatch(/GPS|Vienna/);
};
