export {
  IncomePanel,
  IncomePanelSkeleton,
  type IncomePanelProps,
  type IncomePanelSkeletonProps,
  type IncomePanelSkeletonTexts,
  type IncomePanelState,
} from './income-panel.tsx';
