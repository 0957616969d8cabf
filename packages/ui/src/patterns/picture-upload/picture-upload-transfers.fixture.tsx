import { pictureFile } from '@paydirt/testkit/picture-files';
import { expect, waitFor } from 'storybook/test';
import type { Play } from './picture-upload-stages.fixture.tsx';

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

/** Drop a file on the field. */
export const takesDropped: Play = async ({ args, canvas }) => {
  const field = canvas.getByRole('group', { name: args.legend });
  const dataTransfer = transferOf(await pictureFile('gold-pan.png'));
  field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  await waitFor(() => expect(field).toHaveAttribute('data-state', 'over'));
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect(await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') })).toBeVisible();
};

/** Drag a file over the field. */
export const showsDragged: Play = async ({ args, canvas }) => {
  const field = canvas.getByRole('group', { name: args.legend });
  const dataTransfer = transferOf(await pictureFile('gold-pan.png'));
  field.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  await waitFor(() => expect(field).toHaveAttribute('data-state', 'over'));
};

/** Paste a file into the text beside the field. */
export const takesPasted: Play = async ({ args, canvas }) => {
  const clipboardData = transferOf(await pictureFile('gold-pan.png'));
  canvas
    .getByRole('textbox')
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect(await canvas.findByRole('button', { name: args.labels.remove('gold-pan.png') })).toBeVisible();
};
