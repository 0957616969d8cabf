import { RecordsPage } from '../records/records-page.tsx';

/** The member's recharges. */
export function RechargeRecordsScreen() {
  return <RecordsPage fixed="recharge" />;
}
