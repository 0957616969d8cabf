export { canChangePage, changePage, pageDirection, type PageDirection } from './change-page.ts';
export { PageTransition, type PageTransitionProps } from './page-transition.tsx';
