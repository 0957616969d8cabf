export {
  PictureUpload,
  type PicturePreview,
  type PictureTexts,
  type PictureUploadProps,
} from './picture-upload.tsx';
export type { PictureOrderLabels } from './picture-order.tsx';
export type { PictureUploadLabels } from './picture-upload-labels.ts';
export type { PictureLimits, PictureProblem, PreparedPicture } from './prepare-picture.ts';
export type { PictureSendOutcome, SendPicture } from './use-picture-tasks.ts';
