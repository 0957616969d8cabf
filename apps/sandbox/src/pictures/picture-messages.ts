import type { Result } from '@paydirt/domain';

import type { Picture, PictureFault } from './pictures.ts';

/** Messages of the decoding process: one at its start, then one for each picture, in order. */
export type PictureAnswer =
  | { readonly kind: 'ready'; readonly canDecode: boolean }
  | { readonly kind: 'done'; readonly result: Result<Picture, PictureFault> };
