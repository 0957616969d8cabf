export type { PictureViewerLabels, ViewedPicture } from './picture-viewer-labels.ts';
export { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx';
