export { DataSaver, useHeldPicture, type DataSaverProps, type HeldPicture } from './data-saver.tsx';
export { SavedImage, type SavedImageProps } from './saved-image.tsx';
