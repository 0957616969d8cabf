export { PictureGrid, type GridPicture, type PictureGridProps } from './picture-grid.tsx';
