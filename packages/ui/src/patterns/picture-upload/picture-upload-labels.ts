import type { PictureProblem } from './prepare-picture.ts';

/** The words of the field. */
export interface PictureUploadLabels {
  /** On the button ("Add pictures"). */
  add: string;
  /** Hint below it: accepted types, size and number. */
  limits: string;
  /** While a file is checked and made smaller. */
  preparing: string;
  /** Label of the bar during the upload. */
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
