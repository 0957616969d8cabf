export { ToastRegion, type Toast, type ToastRegionProps, type ToastTone } from './toast-region.tsx';
