import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** One row: a term and its value. */
export interface Description {
  /** Distinguishes rows whose terms are equal, such as two postings on one account. @default the term */
  id?: string;
  term: string;
  /** A text, or an interactive element such as a field to copy from. */
  value: ReactNode;
  /** A second, quieter line under the term. */
  note?: string | undefined;
  /** `income` is money received, `failed` an error. @default 'ink' */
  tone?: 'ink' | 'income' | 'failed';
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The rows, each a term and its value. */
  items: readonly Description[];
  /** A last row set apart by a heavier line, such as a sum. */
  total?: Description | undefined;
}

/**
 * List labels and their values, such as a record's details or the postings of a journal entry. Renders a `<dl>`. A
 * value that does not fit beside its label moves below it and is never cut off.
 *
 * @when The facts of one thing, each with its name, and their total.
 * @instead Use `RecordList` for the same facts of many things, and `FigureGrid` for two or three large figures.
 */
export function DescriptionList({ items, total, className, ...props }: DescriptionListProps) {
  return (
    <dl {...props} className={cx('text-15', className)}>
      {items.map((item) => (
        <DescriptionRow
          key={item.id ?? item.term}
          {...item}
          className="border-b border-line last:border-b-0"
        />
      ))}
      {total ? <DescriptionRow {...total} className="border-t border-ink font-semibold" /> : null}
    </dl>
  );
}

function DescriptionRow({ term, value, note, tone = 'ink', className }: Description & { className: string }) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-3', className)}>
      <dt className="max-w-full grow text-ink-2">
        {term}
        {/* However long, it asks for no more than a few words' width, and leaves the value beside its term. */}
        {note === undefined ? null : (
          <span className="block w-40 max-w-full min-w-full text-13 font-normal">{note}</span>
        )}
      </dt>
      <dd className={`tabular ms-auto max-w-full text-end font-medium ${tones[tone]}`}>{value}</dd>
    </div>
  );
}

const tones = {
  ink: 'text-ink',
  income: 'text-verdigris',
  failed: 'text-garnet',
} satisfies Record<NonNullable<Description['tone']>, string>;
