export {
  DELIVERY_FIELDS,
  DeliveryFields,
  NO_DELIVERY,
  type DeliveryField,
  type DeliveryValues,
} from './addresses/delivery-fields.tsx';
export { deliveryReasons } from './addresses/delivery-reasons.ts';
export { useBalance } from './data/balance.ts';
export { useCreateDeliveryAddress, useDeliveryAddresses } from './data/delivery.ts';
export { useIncomeSummary } from './data/income.ts';
export { useConfirmDeposit, useWaitingRecharges } from './data/recharge.ts';
export { PatternChart } from './income-chart/pattern-chart.tsx';
export { incomePanelTexts, toIncomePanelProps } from './receive-income/income-panel-props.ts';
export { ReceiveOutcome } from './receive-income/receive-outcome.tsx';
export { useReceiveIncome } from './receive-income/use-receive-income.ts';
export { toRecordRowContent } from './records/record-row-props.ts';
export { useSaveFile } from './data/files.ts';
