export {
  IncomePanel,
  IncomePanelSkeleton,
  type IncomePanelProps,
  type IncomePanelState,
} from './income-panel.tsx';
