export { PictureUpload, type PictureUploadProps } from './picture-upload.tsx';
export type { PictureOrderLabels } from './picture-order.tsx';
export type { PicturePreview, PictureTexts, PictureUploadLabels } from './picture-upload-labels.ts';
export type { PictureProblem } from './open-picture.ts';
export type { PictureLimits, PreparedPicture } from './prepare-picture.ts';
export type { PictureSendOutcome, SendPicture } from './use-picture-tasks.ts';
