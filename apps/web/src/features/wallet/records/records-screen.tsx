import { RecordsPage } from './records-page.tsx';

/** The member's capital records of all kinds. */
export function RecordsScreen() {
  return <RecordsPage fixed={null} />;
}
