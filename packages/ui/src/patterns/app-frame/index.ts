export { AppFrame, type AppFrameProps } from './app-frame.tsx';
export { AppFramePanes, type AppFramePanesProps } from './app-frame-panes.tsx';
