import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Progress } from '../../primitives/progress/progress.tsx';
import { look } from './product-card-look.ts';

export interface SoldShareProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sold share in permille, as the service gives it (H3). */
  permille: number;
  /** The same in words ("190 of 500 leased"). */
  label: string;
}

/** Draw the share of a product that is leased or sold. Renders a `<div>`; screen readers have the label. */
export function SoldShare({ permille, label, className, ...props }: SoldShareProps) {
  return (
    <div {...props} className={cx(look.share, className)}>
      <Progress value={permille} max={1000} tone="neutral" size="xs" className={look.shareTrack} />
      {/* The label begins with a number, which right-to-left text would otherwise place after the words. */}
      <bdi className="tabular max-w-full text-13 text-ink-2">{label}</bdi>
    </div>
  );
}
