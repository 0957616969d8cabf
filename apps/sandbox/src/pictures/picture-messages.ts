import type { Result } from '@paydirt/domain';

import type { Picture, PictureFault } from './pictures.ts';

/** What the process that decodes says: once, whether it can, and then what became of each picture, in order. */
export type PictureAnswer =
  | { readonly kind: 'ready'; readonly canDecode: boolean }
  | { readonly kind: 'done'; readonly result: Result<Picture, PictureFault> };
