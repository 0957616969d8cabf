export {
  PictureViewer,
  type PictureViewerLabels,
  type PictureViewerProps,
  type ViewedPicture,
} from './picture-viewer.tsx';
