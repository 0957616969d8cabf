import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ElementType, Ref, ReactNode } from 'react';

/** The type scale, in pixels at the default text size. Each step has its own line height, which each script adjusts. */
export type TextSize = 12 | 13 | 15 | 17 | 20 | 24 | 32 | 40;

export type TextWeight = 'normal' | 'medium' | 'semibold' | 'bold';

/** Role of the text: main, secondary, or a result. `accent` is the only gold on a screen. */
export type TextTone = 'ink' | 'neutral' | 'accent' | 'info' | 'success' | 'urgent' | 'failure' | 'off';

export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  /** The text. */
  children?: ReactNode;
  /** The element that it renders. */
  ref?: Ref<HTMLElement> | undefined;
  /** Element to render, by its meaning; the other props set its appearance. @default 'p' */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'legend'
    | undefined;
  /** Step of the type scale, in pixels at the default text size. @default inherited */
  size?: TextSize | undefined;
  /** Font weight. @default inherited */
  weight?: TextWeight | undefined;
  /** Role of the text, shown by its colour. @default inherited */
  tone?: TextTone | undefined;
  /** Typeface: `title` is for titles and large figures. @default 'text' */
  family?: 'text' | 'title' | undefined;
  /** Tabular digits, for money, times and counts: they align in columns and keep their width. @default false */
  tabular?: boolean | undefined;
  /** Line wrapping: `balance` for titles, `pretty` for a paragraph of a few lines. @default 'auto' */
  lines?: 'auto' | 'balance' | 'pretty' | undefined;
}

const look = cva('', {
  variants: {
    size: {
      12: 'text-12',
      13: 'text-13',
      15: 'text-15',
      17: 'text-17',
      20: 'text-20',
      24: 'text-24',
      32: 'text-32',
      40: 'text-40',
    } satisfies Record<TextSize, string>,
    weight: {
      normal: 'font-normal',
      medium: 'font-medium',
      semibold: 'font-semibold',
      bold: 'font-bold',
    } satisfies Record<TextWeight, string>,
    tone: {
      ink: 'text-ink',
      neutral: 'text-ink-2',
      accent: 'text-gold-ink',
      info: 'text-lapis',
      success: 'text-verdigris',
      urgent: 'text-ember',
      failure: 'text-garnet',
      off: 'text-slate',
    } satisfies Record<TextTone, string>,
    family: { text: '', title: 'font-title' },
    tabular: { true: 'tabular', false: '' },
    lines: { auto: '', balance: 'text-balance', pretty: 'text-pretty' },
  },
});

/**
 * Set text in a size of the type scale, a weight and a tone. Renders a `<p>`, or the element of `as`: a heading keeps
 * its level whatever its size. Styles that are left out are inherited. Text is never truncated.
 *
 * @when Text in a step of the type scale and a colour role.
 * @instead Use `AmountText` for an amount, and `SectionHeading` for the title of a part.
 */
export function Text({
  as = 'p',
  size,
  weight,
  tone,
  family,
  tabular,
  lines,
  className,
  ...props
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element {...props} className={cx(look({ size, weight, tone, family, tabular, lines }), className)} />
  );
}
