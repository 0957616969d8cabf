import type { CSSProperties } from 'react';

/** Props of `Illustration`; `className`, `style` and `id` go to the root, whichever element it is. */
export interface IllustrationProps {
  /** Address of an SVG file whose drawing is the group `#art`, or of any other picture. */
  src: string;
  /** What the picture shows, when that is not said beside it. Without it the picture is decoration. */
  label?: string | undefined;
  /** The file's viewBox. Default `0 0 240 180`, that of machines and scenes. */
  viewBox?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
}

/** Whether a document may refer into `src` by `<use>`: served over http(s) from the page's own origin. */
function isReferable(src: string): boolean {
  const url = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : undefined;
  return url !== undefined && url.origin === location.origin && /^https?:$/.test(url.protocol);
}

/**
 * Show a drawing. From the page's own origin it is referred to, so that its lines and fills take the
 * theme's `--art-ink`, `--art-paper`, `--art-shade`, `--art-gold` and `--art-on-gold` (lines on gold);
 * from elsewhere it is a plain picture in the colours it falls back to.
 */
export function Illustration({ src, label, viewBox = '0 0 240 180', ...root }: IllustrationProps) {
  if (!isReferable(src)) {
    return <img src={src} alt={label ?? ''} loading="lazy" decoding="async" {...root} />;
  }
  return (
    <svg
      viewBox={viewBox}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...root}
    >
      <use href={`${src}#art`} />
    </svg>
  );
}
