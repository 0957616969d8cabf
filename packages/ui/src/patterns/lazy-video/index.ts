export { LazyVideo, type LazyVideoLabels, type LazyVideoProps } from './lazy-video.tsx';
