import type { PreparedPicture } from '../../patterns/picture-upload/index.ts';

/** What goes with the text. */
export type PostAttachment = 'none' | 'pictures' | 'video';

/** What is being written. Both attachments are kept while the other is on; only the one that is on is posted. */
export interface PostDraft {
  readonly text: string;
  readonly attachment: PostAttachment;
  readonly pictures: readonly PreparedPicture[];
  readonly videoUrl: string;
  /** What the video shows. */
  readonly videoText: string;
}

/** A draft with nothing in it. */
export const EMPTY_POST: PostDraft = {
  text: '',
  attachment: 'none',
  pictures: [],
  videoUrl: '',
  videoText: '',
};
