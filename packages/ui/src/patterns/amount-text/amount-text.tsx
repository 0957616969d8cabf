import { figureOf, HIDDEN_FIGURE, type MoneyParts } from '@paydirt/domain';
import { cva, cx } from 'class-variance-authority';
import { useState, type ComponentProps, type CSSProperties } from 'react';
import { breakable } from './breakable.tsx';
import { CountedDigits } from './counted-digits.tsx';

/**
 * Size of an amount: `sm` in rows, `md` in wells, `lg` for a screen's value, `xl` for the main balance; `inherit` takes
 * the size of the surrounding text.
 */
export type AmountSize = 'inherit' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** Meaning of the amount, shown by its colour. */
export type AmountTone = 'ink' | 'quiet' | 'income' | 'failure' | 'accent' | 'inherit';

export interface AmountTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The figure in parts, as returned by `formatMoneyParts`. */
  amount: MoneyParts;
  /** Size of the figure: `xl` for the main figure of a screen. @default 'sm' */
  size?: AmountSize | undefined;
  /** Role of the figure, by its colour. @default 'ink', and with `size` also `inherit` */
  tone?: AmountTone | undefined;
  /** Leave out the unit, where the column's head names it. @default false */
  unitless?: boolean | undefined;
  /** Draw dots instead of digits, the same number for every amount. @default false */
  concealed?: boolean | undefined;
  /** Text for screen readers while `concealed`. */
  concealedLabel?: string | undefined;
  /** Roll once when the figure changes, for values that the service has confirmed. @default false */
  rolling?: boolean | undefined;
  /**
   * Count up to the figure when it is first drawn, for money that has just been collected. Requires a `size` other than
   * `inherit`. @default false
   */
  counting?: boolean | undefined;
}

const apart = 'inline-flex max-w-full flex-wrap items-baseline gap-x-1 font-title';
const look = cva('tabular', {
  variants: {
    size: {
      inherit: '',
      xs: cx(apart, 'text-13 font-semibold'),
      sm: cx(apart, 'text-15 font-semibold'),
      md: cx(apart, 'text-20 font-semibold'),
      lg: cx(apart, 'text-32 font-bold tracking-tight'),
      xl: cx(apart, 'text-40 font-bold tracking-tight'),
    } satisfies Record<AmountSize, string>,
    tone: {
      ink: 'text-ink',
      quiet: 'text-ink-2',
      income: 'text-verdigris',
      failure: 'text-garnet',
      accent: 'text-gold-ink',
      inherit: '',
    } satisfies Record<AmountTone, string>,
  },
});

const small = new Set<AmountSize>(['inherit', 'xs', 'sm']);
const minorSizes = {
  inherit: '',
  xs: '',
  sm: '',
  md: 'text-[0.8em]',
  lg: 'text-[max(0.625em,0.8125rem)]',
  xl: 'text-[max(0.625em,0.8125rem)]',
} satisfies Record<AmountSize, string>;
/** Figures of at most this many characters fit every screen at every text size. */
const FITS_CHARACTERS = 9;
/** Width of a tabular digit of the title typeface, in tenths of its size. */
const DIGIT_TENTHS = 6;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Draw an amount of money: integer large, decimals and unit small, tabular, sign explicit.
 *
 * Renders a `<span>` that is read out as one phrase ("−1,234.50 USDT"). No digit is ever cut off: a long figure first
 * becomes smaller, then wraps before its unit and between its groups of digits.
 *
 * @when Every amount of money that is displayed.
 * @instead Use `Text` with `tabular` for a count or a percentage, and `AmountField` for an amount that is typed.
 */
export function AmountText({
  amount,
  size = 'sm',
  tone = size === 'inherit' ? 'inherit' : 'ink',
  unitless = false,
  concealed = false,
  concealedLabel,
  rolling = false,
  counting = false,
  className,
  ...props
}: AmountTextProps) {
  const figure = figureOf(amount);
  const rolled = useChanged(figure) && rolling;
  const unit = unitless ? '' : `${NO_BREAK_SPACE}${amount.unit}`;
  // "1.23 Mio." is one word: only cents are rendered smaller.
  const minor = amount.suffix ? '' : minorSizes[size];
  // In the inherited size no part is smaller, so screen readers read the visible text.
  if (size === 'inherit' && !concealed) {
    return (
      <span
        dir="ltr"
        {...props}
        key={figure}
        data-tone={tone}
        className={cx(look({ size, tone }), rolled && 'inline-block animate-rise-in', className)}
      >
        {breakable(figure)}
        {unit}
      </span>
    );
  }
  return (
    <span dir="ltr" {...props} data-tone={tone} className={cx(look({ size, tone }), className)}>
      <span className="sr-only select-none">{concealed ? (concealedLabel ?? '') : `${figure}${unit}`}</span>
      <span
        aria-hidden="true"
        key={figure}
        style={concealed || small.has(size) ? undefined : fitting(figure)}
        className={rolled ? 'animate-rise-in' : undefined}
      >
        {concealed ? (
          <span className="tracking-wide">{HIDDEN_FIGURE}</span>
        ) : (
          <>
            {amount.sign}
            {counting ? <CountedDigits text={amount.integer} /> : breakable(amount.integer)}
            <span className={minor}>
              {amount.separator}
              {counting ? <CountedDigits text={amount.decimals} /> : amount.decimals}
              {amount.suffix}
            </span>
          </>
        )}
      </span>
      {unitless ? null : (
        <span
          aria-hidden="true"
          className={cx(
            'font-text font-medium',
            small.has(size) ? 'text-[0.85em]' : 'text-13',
            tone === 'ink' ? 'text-ink-2' : '',
          )}
        >
          {amount.unit}
        </span>
      )}
    </span>
  );
}

/**
 * Make a long figure smaller rather than wider than its column or, without a container, than the screen. It never
 * becomes smaller than body text; beyond that it takes a second line.
 */
function fitting(figure: string): CSSProperties | undefined {
  if (figure.length <= FITS_CHARACTERS) return undefined;
  const fits = `calc((100cqi - 4rem) / ${(figure.length * DIGIT_TENTHS) / 10})`;
  return { fontSize: `max(0.9375rem, min(1em, ${fits}))` };
}

/** Tell whether a value has changed since the first render. */
function useChanged(value: string): boolean {
  const [previous, setPrevious] = useState({ value, changed: false });
  if (previous.value === value) return previous.changed;
  setPrevious({ value, changed: true });
  return true;
}
