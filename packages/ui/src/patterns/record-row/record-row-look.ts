import { cx } from 'class-variance-authority';

const flows = {
  income: 'text-verdigris',
  out: 'text-ink',
  void: 'text-ink-2 line-through decoration-1',
};

const statuses = {
  settled: 'text-ink-2',
  open: 'text-gold-ink',
  failed: 'text-garnet',
  cancelled: 'text-ink-2',
};

/** Classes that depend on the record. */
export const recordRowLook = {
  picture: 'w-full p-0.5',
  amount: (flow: keyof typeof flows) => cx('tabular block text-17 leading-tight font-semibold', flows[flow]),
  status: (kind: keyof typeof statuses) => cx('block text-13', statuses[kind]),
};
