import type { PictureProblem } from './open-picture.ts';

/** Labels of the field. */
export interface PictureUploadLabels {
  /** Label of the button ("Add pictures"). */
  add: string;
  /** Hint below it: accepted types, size and number. */
  limits: string;
  /** Text while a file is checked and scaled down. */
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
  /** Text shown when more files were picked than are allowed; the rest are ignored. */
  tooMany: (left: number) => string;
  /** Note on the first frame of an animated file. */
  still: string;
  /** Error message where the upload failed without a response. */
  failed: string;
}

/** Labels of the field for a picture's text alternative. */
export interface PictureTexts {
  /** "What sluice.jpg shows" */
  readonly label: (name: string) => string;
  readonly hint?: string | undefined;
  /** Maximum number of characters, counted as graphemes. */
  readonly maxLength: number;
  readonly tooLong: string;
}

/** Opens a large view of a picture. */
export interface PicturePreview {
  /** Names the thumbnail of a file. */
  readonly label: (name: string) => string;
  /** Called with the picture's index. */
  readonly onOpen: (index: number) => void;
}
