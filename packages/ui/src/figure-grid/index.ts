export { FigureGrid, type Figure, type FigureGridProps } from './figure-grid.tsx';
