export { MIDDLE, type Crop } from './crop.ts';
export { cutOut, openForCrop, type CroppedPicture } from './cut-out.ts';
export { PictureCrop, type PictureCropLabels, type PictureCropProps } from './picture-crop.tsx';
