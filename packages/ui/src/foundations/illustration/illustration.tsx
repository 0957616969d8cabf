import { useSyncExternalStore, type CSSProperties } from 'react';
import { useHeldPicture } from '../data-saver/index.ts';
import { HeldTile } from '../data-saver/held-tile.tsx';

/** Props of `Illustration`; `className`, `style` and `id` go to the root, whichever element it is. */
export interface IllustrationProps {
  /** Address of an SVG file (`….svg`) whose drawing is the group `#art`, or of any other picture. */
  src: string;
  /** Text alternative, where no text beside it says the same. Without it the picture is decorative. */
  label?: string | undefined;
  /** The file's viewBox. Default `0 0 240 180`, that of machines and scenes. */
  viewBox?: string | undefined;
  /**
   * Placeholder inside a `DataSaver` until a tap: a button that shows the picture, or a tile where a surrounding link
   * handles the tap. Left out, the picture counts as a drawing of the app itself and is always shown.
   */
  saved?: 'button' | 'tile' | undefined;
  /** Size and position; the drawing fills its box. */
  className?: string | undefined;
  /** Styles of the drawing, or of the placeholder tile. */
  style?: CSSProperties | undefined;
  /** Id of the drawing. */
  id?: string | undefined;
}

/** The element that shows an address: `<use>`, a picture, or none before the page's origin is known. */
type Rendering = 'use' | 'picture' | 'unknown';

/**
 * Choose how to render an address: a drawing from the page's own origin is referenced as SVG; anything else is an
 * image.
 */
export function renderingOf(src: string): Rendering {
  if (!isDrawing(src)) return 'picture';
  const url = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : undefined;
  const isReferable = url?.origin === location.origin && /^https?:$/.test(url.protocol);
  return isReferable ? 'use' : 'picture';
}

/** Choose it on a server and during hydration, where an absolute address may belong to any origin. */
function renderingOnServer(src: string): Rendering {
  if (!isDrawing(src)) return 'picture';
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? 'unknown' : 'use';
}

function isDrawing(src: string): boolean {
  return /\.svg([?#]|$)/i.test(src);
}

const never = () => () => undefined;

/**
 * Show a drawing. From the page's own origin it is referenced as SVG, so that its lines and fills take the theme's
 * `--art-ink`, `--art-paper`, `--art-shade`, `--art-gold` and `--art-on-gold` (lines on gold); from elsewhere it is a
 * plain image in its fallback colours. A server renders a drawing with an absolute address as an empty box of its size.
 *
 * @when A machine, or the drawing of an empty screen.
 * @instead Use `Icon` beside a word, and `SavedImage` for a picture that a person uploaded.
 */
export function Illustration({ src, label, viewBox = '0 0 240 180', saved, ...root }: IllustrationProps) {
  const rendering = useSyncExternalStore(
    never,
    () => renderingOf(src),
    () => renderingOnServer(src),
  );
  const held = useHeldPicture(saved === undefined ? null : src);
  if (held !== null) {
    return (
      <HeldTile
        held={held}
        name={label}
        tappable={saved === 'button'}
        className={root.className}
        style={{ aspectRatio: viewBox.split(' ').slice(2).join(' / '), ...root.style }}
      />
    );
  }
  if (rendering === 'picture') {
    return <img src={src} alt={label ?? ''} loading="lazy" decoding="async" {...root} />;
  }
  return (
    <svg
      viewBox={viewBox}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...root}
    >
      {rendering === 'use' ? <use href={`${src}#art`} /> : null}
    </svg>
  );
}
