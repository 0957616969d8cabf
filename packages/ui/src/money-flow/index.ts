export {
  MoneyFlow,
  type MoneyFlowEnd,
  type MoneyFlowItem,
  type MoneyFlowLabels,
  type MoneyFlowProps,
  type MoneyFlowSource,
} from './money-flow.tsx';
