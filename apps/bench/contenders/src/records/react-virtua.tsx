import '../ours.css';
import { RecordRow } from '@paydirt/ui/record-row';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

import { amountOf } from '../amount-of.ts';
import { records, root } from '../data.ts';

createRoot(root()).render(
  <WindowVirtualizer data={records()}>
    {({ id, amount, ...content }) => (
      <RecordRow
        data-item
        key={id}
        {...content}
        amount={amountOf(amount)}
        statusKind="settled"
        href={`#/user/record?id=${id}`}
      />
    )}
  </WindowVirtualizer>,
);
