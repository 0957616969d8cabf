import { figureOf, type MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';

interface TicketPaperProps {
  /** Null draws bars in place of figure and unit. */
  discount: MoneyParts | null;
  unit: string;
  /** Used or expired. */
  over: boolean;
  children: ReactNode;
}

// Number of characters that fit the stub beside the text in a phone's column.
const LONGEST_BESIDE = 6;
/** A figure of typical length. */
const USUAL = '00.00';
const figureLook = 'max-w-full font-title text-24 leading-tight font-bold';
const unitLook = 'max-w-full text-13 font-semibold';

/**
 * The shape of a ticket, notched between stub and text: the stub is beside the text, or above it where the
 * text is large or the figure long. It needs an `@container` around it.
 */
export function TicketPaper({ discount, unit, over, children }: TicketPaperProps) {
  const beside = discount === null || figureOf(discount).length <= LONGEST_BESIDE;
  return (
    <div
      className={cx(
        'relative flex flex-col rounded-card forced-colors:outline',
        beside && '@min-[17rem]:flex-row',
      )}
    >
      <div
        className={cx(
          'relative flex shrink-0 flex-col justify-center rounded-t-card px-4 py-3',
          over ? 'bg-slate-wash text-slate' : 'bg-gold-wash text-gold-ink',
          notched.stubAbove,
          beside &&
            '@min-[17rem]:w-26 @min-[17rem]:items-center @min-[17rem]:rounded-s-card @min-[17rem]:rounded-e-none @min-[17rem]:px-2 @min-[17rem]:text-center',
          beside && notched.stubBeside,
        )}
      >
        {discount === null ? (
          <>
            <SkeletonText className={figureLook}>{USUAL}</SkeletonText>
            <SkeletonText className={unitLook}>{unit}</SkeletonText>
          </>
        ) : (
          <>
            <AmountText size="inherit" amount={discount} unitless className={figureLook} />
            <span className={unitLook}>{unit}</span>
          </>
        )}
      </div>
      <div
        className={cx(
          'relative flex min-w-0 grow flex-col justify-center rounded-b-card bg-wash px-4 py-3',
          notched.bodyBelow,
          beside && '@min-[17rem]:rounded-s-none @min-[17rem]:rounded-e-card',
          beside && notched.bodyBeside,
        )}
      >
        {/* Where it is torn. */}
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-x-4 top-0 border-t-2 border-dashed border-paper',
            beside &&
              '@min-[17rem]:inset-x-auto @min-[17rem]:inset-y-4 @min-[17rem]:start-0 @min-[17rem]:border-s-2 @min-[17rem]:border-t-0',
          )}
        />
        {children}
      </div>
    </div>
  );
}

// Quarter circles cut from two corners of each half. Not composed, because Tailwind finds only literal
// classes.
const notched = {
  stubAbove:
    '[mask:radial-gradient(circle_at_0_100%,transparent_0.5rem,black_calc(0.5rem+0.5px)),radial-gradient(circle_at_100%_100%,transparent_0.5rem,black_calc(0.5rem+0.5px))] [mask-composite:intersect]',
  bodyBelow:
    '[mask:radial-gradient(circle_at_0_0,transparent_0.5rem,black_calc(0.5rem+0.5px)),radial-gradient(circle_at_100%_0,transparent_0.5rem,black_calc(0.5rem+0.5px))] [mask-composite:intersect]',
  stubBeside:
    '@min-[17rem]:[mask:radial-gradient(circle_at_100%_0,transparent_0.5rem,black_calc(0.5rem+0.5px)),radial-gradient(circle_at_100%_100%,transparent_0.5rem,black_calc(0.5rem+0.5px))] @min-[17rem]:[mask-composite:intersect]',
  bodyBeside:
    '@min-[17rem]:[mask:radial-gradient(circle_at_0_0,transparent_0.5rem,black_calc(0.5rem+0.5px)),radial-gradient(circle_at_0_100%,transparent_0.5rem,black_calc(0.5rem+0.5px))] @min-[17rem]:[mask-composite:intersect]',
};
