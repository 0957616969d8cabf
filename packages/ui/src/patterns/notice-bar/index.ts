export { NoticeBar, type NoticeBarProps, type NoticeTone } from './notice-bar.tsx';
