import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/index.ts';
import type { HeldPicture } from './data-saver.tsx';

interface HeldTileProps {
  held: HeldPicture;
  /** Text alternative of the picture. */
  name?: string | undefined;
  /** Render a button that loads the picture; false where a surrounding element handles the tap. */
  tappable: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Placeholder of a picture that is not loaded, of the same size. */
export function HeldTile({ held, name, tappable, className, style }: HeldTileProps) {
  const look = cx('grid min-h-11 min-w-11 place-items-center rounded-control text-ink-2', className);
  if (!tappable) {
    return (
      <span
        {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        className={look}
        style={style}
      >
        <Icon name="image" />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={name ? `${held.label}: ${name}` : held.label}
      className={cx(look, 'border border-dashed border-edge hover:bg-wash active:translate-y-px')}
      style={style}
      onClick={held.show}
    >
      <Icon name="image" />
    </button>
  );
}
