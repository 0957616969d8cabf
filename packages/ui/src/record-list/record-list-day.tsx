import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface RecordListDayProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  figure?: string | undefined;
}

/** The heading of a day, with its figure at the end of the line. */
export function RecordListDay({ label, figure, className, ...props }: RecordListDayProps) {
  return (
    <div {...props} className={cx(face, className)}>
      <h3>{label}</h3>
      <span className="tabular ms-auto">{figure}</span>
    </div>
  );
}

/** The same line without its meaning, to be written into as the list scrolls: see {@link writePinnedDay}. */
export function RecordListPinnedDay() {
  return (
    <div hidden className={`${face} will-change-transform`}>
      <span />
      <span className="tabular ms-auto" />
    </div>
  );
}

/** Write a day into the pinned line, or hide it. */
export function writePinnedDay(
  line: HTMLElement,
  day: { label: string; figure?: string | undefined } | undefined,
) {
  line.hidden = !day;
  if (!day) return;
  writeDay(line, day);
}

/** Write a day into a line that `RecordListDay` or `RecordListPinnedDay` rendered. */
export function writeDay(line: Element, day: { label: string; figure?: string | undefined }) {
  for (const [place, text] of [day.label, day.figure ?? ''].entries()) {
    const part = line.children[place];
    if (part && part.textContent !== text) part.textContent = text;
  }
}

const face =
  'flex flex-wrap justify-between gap-x-3 border-b border-line bg-paper px-4 pb-2 pt-4 text-13 font-semibold text-ink-2';
