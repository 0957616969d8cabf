export { PictureUpload, type PictureUploadLabels, type PictureUploadProps } from './picture-upload.tsx';
export type { PictureLimits, PictureProblem, PreparedPicture } from './prepare-picture.ts';
export type { PictureSendOutcome, SendPicture } from './use-picture-tasks.ts';
