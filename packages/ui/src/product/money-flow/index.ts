export { MoneyFlow, type MoneyFlowLabels, type MoneyFlowProps } from './money-flow.tsx';
export type { MoneyFlowEnd, MoneyFlowItem, MoneyFlowSource } from './money-flow-ribbon.tsx';
