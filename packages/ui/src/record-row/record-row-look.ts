import { cx } from 'class-variance-authority';
import type { RecordRowContent } from './record-row.tsx';

const flows = {
  income: 'text-verdigris',
  out: 'text-ink',
  void: 'text-ink-2 line-through decoration-1',
} satisfies Record<RecordRowContent['flow'], string>;

const statuses = {
  settled: 'text-ink-2',
  open: 'text-gold-ink',
  failed: 'text-garnet',
  cancelled: 'text-ink-2',
} satisfies Record<RecordRowContent['statusKind'], string>;

/** The classes that change from record to record. */
export const recordRowLook = {
  picture: 'w-full p-0.5',
  amount: (flow: RecordRowContent['flow']) =>
    cx('tabular block text-17 leading-tight font-semibold', flows[flow]),
  status: (kind: RecordRowContent['statusKind']) => cx('block text-13', statuses[kind]),
};
