import '../ours.css';
import { RecordRow } from '@paydirt/ui/record-row';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

import { records, RECORDS } from '../data.ts';
import { root } from '../root.ts';

createRoot(root()).render(
  <WindowVirtualizer data={records(RECORDS)}>
    {({ id, ...content }) => (
      <RecordRow data-item key={id} {...content} statusKind="settled" href={`#/user/record?id=${id}`} />
    )}
  </WindowVirtualizer>,
);
