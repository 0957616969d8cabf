/** First and last day, both included, as "YYYY-MM-DD"; an empty one is open-ended. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

/** Tell whether a range ends before it begins. ISO days are ordered as text. */
export function isReversed({ from, to }: DateRangeValue): boolean {
  return from !== '' && to !== '' && from > to;
}
