import { pictureFile } from '@paydirt/testkit/picture-files';
import { spoken } from '@paydirt/testkit/story-language';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { PictureUploadProps } from './index.ts';
import { Filled, type Play } from './picture-upload-stages.fixture.tsx';

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

/** A field to which the app passes a file, remounted by a button. */
export function GivenStage(args: PictureUploadProps) {
  const [files, setFiles] = useState<readonly File[]>();
  const [place, setPlace] = useState(0);
  useEffect(() => {
    void pictureFile('gold-pan.png').then((file) => setFiles([file]));
  }, []);
  return (
    <>
      <Filled key={place} {...args} files={files} />
      <Button className="mt-3" onClick={() => setPlace(place + 1)}>
        {spoken().t('common.retry')}
      </Button>
    </>
  );
}

/** Passed pictures are taken once, even if the field is remounted. */
export const takesGiven: Play = async ({ args, canvas }) => {
  const remove = { name: args.labels.remove('gold-pan.png') };
  await expect(await canvas.findByRole('button', remove)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: spoken().t('common.retry') }));
  await expect(canvas.queryByRole('button', remove)).toBeNull();
};
