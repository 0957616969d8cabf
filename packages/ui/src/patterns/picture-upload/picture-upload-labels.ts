import type { PictureProblem } from './prepare-picture.ts';

/** The words of the field. */
export interface PictureUploadLabels {
  /** On the button ("Add pictures"). */
  add: string;
  /** Below it: kinds, size and number, said beforehand. */
  limits: string;
  /** While a file is checked and made smaller. */
  preparing: string;
  /** Names the bar while it is sent. */
  sending: (name: string) => string;
  /** Formatted size of the upload ("240 KB"). */
  size: (bytes: number) => string;
  remove: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  /** Error message for a file, with the next step. */
  problem: Readonly<Record<PictureProblem, string>>;
  /** More were picked than there is room for; those left over were not taken. */
  tooMany: (left: number) => string;
  /** At a picture that was the first of several in one file. */
  still: string;
  /** Sending broke off without an answer. */
  failed: string;
}
