import { pictureFile } from '@paydirt/testkit/picture-files';
import { spoken } from '@paydirt/testkit/story-language';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PictureViewer, type ViewedPicture } from '../picture-viewer/index.ts';
import { viewerTexts } from '../picture-viewer/viewer-texts.fixture.ts';
import { PictureUpload, type PictureUploadProps, type PreparedPicture } from './index.ts';

/** Plays a story of the upload. */
export type Play = (context: Pick<StoryContext<PictureUploadProps>, 'args' | 'canvas'>) => Promise<void>;

/** Receives every change of the pictures. */
export const onValueChange = fn<(value: readonly PreparedPicture[]) => void>();

/** A field that keeps its pictures. */
export function Filled(args: PictureUploadProps) {
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

/** A field whose pictures can be viewed large. */
export function SeenLargeStage(args: PictureUploadProps) {
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
}

/** View one of two large, and come back. */
export const opensViewer: Play = async ({ args, canvas }) => {
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
};
