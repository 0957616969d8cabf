import type { PreparedPicture } from '../../patterns/picture-upload/index.ts';

/** Kind of attachment. */
export type PostAttachment = 'none' | 'pictures' | 'video';

/** Draft of a post. Both attachments are kept; only the selected kind is posted. */
export interface PostDraft {
  readonly text: string;
  readonly attachment: PostAttachment;
  readonly pictures: readonly PreparedPicture[];
  readonly videoUrl: string;
  /** Text alternative of the video. */
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
