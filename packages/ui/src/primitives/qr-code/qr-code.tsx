import { cx } from 'class-variance-authority';
import { useMemo, type ComponentProps } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded text: an address as `paydirt-test:` (H2), an invitation link. At most 2,331 bytes. */
  value: string;
  /** Text alternative ("QR code of your invitation link"). */
  label: string;
}

/** Number of empty modules that readers need on each side. */
const QUIET_ZONE = 4;

/**
 * Draw a QR code, sharp at every size. Renders an `<svg role="img">`, dark on light in both themes and under forced
 * colours, since many readers accept nothing else. Show the encoded text beside it.
 *
 * @when An address that another device scans from this screen.
 * @instead Use a link or `CopyField` for use on this device.
 */
export function QrCode({ value, label, className, ...props }: QrCodeProps) {
  const { path, edge } = useMemo(() => drawn(value), [value]);
  return (
    <svg
      {...props}
      role="img"
      aria-label={label}
      // Colours of the light theme in any theme, so that scanners can read the code.
      data-theme="light"
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className={cx('aspect-square w-48 max-w-full rounded-control forced-color-adjust-none', className)}
    >
      <rect width={edge} height={edge} className="fill-sheet" />
      <path d={path} className="fill-ink" />
    </svg>
  );
}

/** One rectangle for each run of dark modules in a row. */
function drawn(value: string): { path: string; edge: number } {
  const { data } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    let start: number | null = null;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x]) start ??= x;
      else if (start !== null) {
        runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
        start = null;
      }
    }
  }
  return { path: runs.join(''), edge: data.length };
}
