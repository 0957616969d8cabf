import { RecordsPage } from './records-page.tsx';

/** The member's capital records of all kinds. */
export function RecordsScreen() {
  return <RecordsPage route="records" fixed={null} />;
}

/** The member's recharges. */
export function RechargeRecordsScreen() {
  return <RecordsPage route="rechargeRecords" fixed="recharge" />;
}

/** The member's withdrawals. */
export function WithdrawalRecordsScreen() {
  return <RecordsPage route="withdrawalRecords" fixed="withdrawal" />;
}
