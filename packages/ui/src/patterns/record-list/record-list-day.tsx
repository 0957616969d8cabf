import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface RecordListDayProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  figure?: string | undefined;
}

/** The heading of a day, with its figure at the end of the line. */
export function RecordListDay({ label, figure, className, ...props }: RecordListDayProps) {
  return (
    <div {...props} className={cx(look, className)}>
      <h3 data-part="label" className="min-w-0 wrap-anywhere">
        {label}
      </h3>
      <span data-part="figure" className="tabular ms-auto">
        {figure}
      </span>
    </div>
  );
}

/** A visual copy of the heading, rewritten as the list scrolls: see {@link createDayWriter}. */
export function RecordListPinnedDay() {
  return (
    <div hidden className={`${look} will-change-transform`}>
      <span data-part="label" />
      <span data-part="figure" className="tabular ms-auto" />
    </div>
  );
}

/** Create a function that writes days into the elements of a `RecordListDay` or `RecordListPinnedDay`. */
export function createDayWriter(
  heading: Element,
): (day: { label: string; figure?: string | undefined }) => void {
  const label = heading.querySelector("[data-part='label']");
  const figure = heading.querySelector("[data-part='figure']");
  return (day) => {
    write(label, day.label);
    write(figure, day.figure ?? '');
  };
}

function write(part: Element | null, text: string) {
  if (part && part.textContent !== text) part.textContent = text;
}

const look =
  'flex flex-wrap justify-between gap-x-3 border-b border-line bg-paper px-4 pb-2 pt-4 text-13 font-semibold text-ink-2';
