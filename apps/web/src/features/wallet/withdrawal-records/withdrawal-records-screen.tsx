import { RecordsPage } from '../records/records-page.tsx';

/** The member's withdrawals. */
export function WithdrawalRecordsScreen() {
  return <RecordsPage fixed="withdrawal" />;
}
