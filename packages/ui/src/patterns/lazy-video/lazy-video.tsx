import { cx } from 'class-variance-authority';
import { useCallback, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/button/index.ts';
import { useHeldPicture } from '../../foundations/data-saver/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { clearActiveVideo, setActiveVideo } from './active-video.ts';

/** Labels of the player. */
export interface LazyVideoLabels {
  /** Label of the button on the cover ("Play the video: How a trommel washes"). */
  play: string;
  /** Error message, with the next step. */
  failed: string;
  retry: string;
}

export interface LazyVideoProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Address of the video; nothing of it is fetched before the tap. */
  src: string;
  /** Text alternative of the video, and name of the player. */
  title: string;
  /** Address of the cover; without one, or where it fails to load, a plain one is drawn. */
  cover?: string | undefined;
  /** Aspect ratio (width / height), reserved from the start. @default 16 / 9 */
  ratio?: number | undefined;
  /** Formatted duration ("1:42"). */
  duration?: string | undefined;
  /** Address of the captions, as WebVTT. */
  captions?: { readonly src: string; readonly label: string; readonly language: string } | undefined;
  /** Texts of the buttons and of the error. */
  labels: LazyVideoLabels;
}

/**
 * Show a video's cover until it is tapped. The video never starts or repeats on its own; only one on the page plays at
 * a time, and one that is scrolled out of view stops. Renders a `<div>` that keeps its aspect ratio.
 *
 * @when A video that is fetched only on request.
 * @instead Use `OutsideLink` for a video on another site; a picture needs no player.
 */
export function LazyVideo({
  src,
  title,
  cover,
  ratio = 16 / 9,
  duration,
  captions,
  labels,
  className,
  ...props
}: LazyVideoProps) {
  const [state, setState] = useState<'cover' | 'open' | 'failed'>('cover');

  const start = useCallback((video: HTMLVideoElement) => {
    const away = new IntersectionObserver((entries) => {
      // The last of several entries is the current state.
      if (entries.at(-1)?.isIntersecting === false) video.pause();
    });
    away.observe(video);
    video.focus({ preventScroll: true });
    // If the browser refuses to play, as when saving power, its controls stay; an invalid source also fires
    // `error`.
    video.play().catch(() => video.pause());
    return () => {
      away.disconnect();
      clearActiveVideo(video);
    };
  }, []);

  /** Replace the player with the error, and move its focus to the retry button. */
  function fail(video: HTMLVideoElement) {
    const box = video.parentElement;
    const hadFocus = video === document.activeElement;
    flushSync(() => setState('failed'));
    if (hadFocus) box?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <div
      {...props}
      data-state={state}
      className={cx(
        // Forced colours remove the background, so an outline shows the box.
        'relative overflow-clip rounded-card bg-wash outline-1 -outline-offset-1 outline-transparent',
        className,
      )}
      style={{ aspectRatio: ratio, ...props.style }}
    >
      {state === 'open' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there where the video has any
        <video
          ref={start}
          src={src}
          aria-label={title}
          controls
          playsInline
          preload="none"
          className="absolute inset-0 size-full bg-ink object-contain"
          data-theme="light"
          onPlay={(event) => setActiveVideo(event.currentTarget)}
          onError={(event) => fail(event.currentTarget)}
        >
          {captions ? (
            <track
              kind="captions"
              src={captions.src}
              label={captions.label}
              srcLang={captions.language}
              default
            />
          ) : null}
        </video>
      ) : state === 'cover' ? (
        <Cover {...{ cover, duration }} label={labels.play} onPlay={() => setState('open')} />
      ) : (
        // In the normal flow, so that the box grows where large text needs more than its aspect ratio allows.
        <div
          role="alert"
          className="flex min-h-full flex-col items-center justify-center gap-2 p-3 text-center text-15"
        >
          <p>{labels.failed}</p>
          <Button size="sm" icon="refresh" onClick={() => setState('open')}>
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CoverProps extends Pick<LazyVideoProps, 'cover' | 'duration'> {
  label: string;
  onPlay: () => void;
}

function Cover({ cover, duration, label, onPlay }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const held = useHeldPicture(cover);
  return (
    <button
      type="button"
      aria-label={duration === undefined ? label : `${label}, ${duration}`}
      className="group absolute inset-0 grid hover:opacity-90 size-full place-items-center rounded-card outline-offset-[-4px]"
      onClick={onPlay}
    >
      {cover === undefined || cover === broken || held !== null ? null : (
        <img
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(cover)}
        />
      )}
      <span className="relative grid size-14 place-items-center rounded-pill bg-scrim text-on-picture ring-2 ring-on-picture transition-transform group-active:scale-95">
        {/* A triangle's middle is not its box's. */}
        <Icon name="play" size={24} className="translate-x-0.5" />
      </span>
      {duration === undefined ? null : (
        <span
          aria-hidden="true"
          data-theme="dark"
          className="tabular absolute end-2 bottom-2 rounded-control bg-paper px-1.5 py-0.5 text-12 font-semibold text-ink"
        >
          {duration}
        </span>
      )}
    </button>
  );
}
