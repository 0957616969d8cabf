import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { PictureViewerLabels, ViewedPicture } from './picture-viewer-labels.ts';

interface PictureViewerPictureProps extends ViewedPicture {
  labels: Pick<PictureViewerLabels, 'failed' | 'retry'>;
  /** Side that it enters from: 1 after the previous one, -1 after the next, 0 at first. */
  from: -1 | 0 | 1;
  transform: string;
  /** It follows a finger, without its own animation. */
  still: boolean;
  /** Called when it is drawn. */
  onShown: () => void;
}

/** Draw the current picture: an empty box while it loads, and a retry where it failed. */
export function PictureViewerPicture({
  src,
  alt,
  labels,
  from,
  transform,
  still,
  onShown,
}: PictureViewerPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center"
      >
        <p>{labels.failed}</p>
        {/* The frame takes hold of fingers, which a button needs for itself. */}
        <Button
          icon="refresh"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={({ currentTarget }) => {
            // Move the focus before the button is removed: the stage receives the keys.
            currentTarget.closest<HTMLElement>('[data-stage]')?.focus();
            setState('loading');
          }}
        >
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      {state === 'loading' ? (
        <div aria-hidden="true" className="absolute inset-6 animate-breathe rounded-card bg-wash" />
      ) : null}
      <img
        src={src}
        alt={alt}
        draggable={false}
        className={cx(
          'absolute inset-0 size-full object-contain',
          still ? '' : 'transition-transform duration-enter',
          state === 'loading' ? 'opacity-0' : entrances[from],
        )}
        style={{ transform }}
        onLoad={() => {
          setState('shown');
          onShown();
        }}
        onError={() => setState('failed')}
      />
    </>
  );
}

const entrances = { '-1': 'animate-shallower', 0: undefined, 1: 'animate-deeper' };
