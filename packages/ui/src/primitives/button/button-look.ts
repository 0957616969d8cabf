import { cva } from 'class-variance-authority';
import type { IconName } from '../../foundations/icon/index.ts';

/** Emphasis of a button: `primary` is the only gold element on a screen, and `income` collects money. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'income';

/** Size of a button. `sm` is drawn lower than 44 px but keeps a touch target of 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Props of buttons and of links that look like buttons. */
export interface ButtonLook {
  /** Emphasis: `primary` is the only gold element on a screen. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** `lg` at the bottom of a screen, `sm` within a row; the touch target is 44 px in every size. @default 'md' */
  size?: ButtonSize | undefined;
  /** Take the full width of the container. @default false */
  wide?: boolean | undefined;
  /** Drawn before the text. */
  icon?: IconName | undefined;
}

const off = 'disabled:border-transparent disabled:bg-wash disabled:text-ink-2';

/**
 * Classes of a button. With large text, the padding is limited to a share of the window, to leave room for the text.
 */
export const buttonLook = cva(
  `relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control border text-center font-semibold text-balance no-underline transition-transform active:translate-y-px ${off}`,
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-gold text-on-gold hover:bg-gold-strong',
        secondary: 'border-line bg-sheet text-ink hover:border-edge',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-wash',
        danger: 'border-transparent bg-garnet text-on-garnet hover:opacity-90',
        income: 'border-transparent bg-verdigris text-on-verdigris hover:opacity-90',
      } satisfies Record<ButtonVariant, string>,
      size: {
        sm: 'min-h-9 px-3.5 py-1.5 text-13 after:absolute after:-inset-x-px after:-inset-y-1.5',
        md: 'target px-[min(--spacing(4),5vw)] py-2.5 text-15',
        lg: 'min-h-13 px-[min(--spacing(5),6vw)] py-3.5 text-17',
      } satisfies Record<ButtonSize, string>,
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', wide: false },
  },
);

/** Edge length of the icon beside the text. */
export const BUTTON_ICON_SIZE = { sm: 16, md: 20, lg: 20 } as const satisfies Record<ButtonSize, number>;
