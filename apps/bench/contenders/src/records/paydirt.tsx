import '../ours.css';
import { RecordList } from '@paydirt/ui/record-list';
import { createRoot } from 'react-dom/client';

import { amountOf } from '../amount-of.ts';
import { records, type RecordItem, root } from '../data.ts';

const days = [{ key: 'today', label: 'Today', figure: '2,418.60', records: records() }];
const row = ({ id, amount, ...content }: RecordItem) => ({
  ...content,
  amount: amountOf(amount),
  key: id,
  statusKind: 'settled' as const,
  href: `#/user/record?id=${id}`,
});

createRoot(root()).render(
  <RecordList label="Records" days={days} row={row} ending={{ kind: 'complete', label: 'These are all' }} />,
);
