import type { ComponentProps } from 'react';
import { useHeldPicture } from './data-saver.tsx';
import { HeldTile } from './held-tile.tsx';

export interface SavedImageProps extends ComponentProps<'img'> {
  /** Address of the picture. */
  src: string;
  /** It is inside a link or a button, which handles the tap. @default false */
  within?: boolean | undefined;
}

/** A plain picture that a `DataSaver` holds back. Renders an `<img>`, or the placeholder to tap. */
export function SavedImage({ src, within = false, alt = '', ...props }: SavedImageProps) {
  const held = useHeldPicture(src);
  if (held !== null) {
    return (
      <HeldTile held={held} name={alt} tappable={!within} className={props.className} style={props.style} />
    );
  }
  return <img {...props} src={src} alt={alt} />;
}
