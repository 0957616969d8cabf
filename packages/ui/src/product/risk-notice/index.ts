export { RiskNotice, type RiskNoticeProps } from './risk-notice.tsx';
