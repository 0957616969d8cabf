import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { useHeldPicture } from '../../foundations/data-saver/index.ts';
import { Icon } from '../../foundations/icon/index.ts';

/** One picture of the grid. */
export interface GridPicture {
  readonly src: string;
  /** Label of its button: the text alternative, or the position where there is none ("Picture 2 of 5"). */
  readonly label: string;
}

export interface PictureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** One to nine, in their order. */
  pictures: readonly GridPicture[];
  /** Called on a press, with the index of the picture to enlarge. */
  onOpen: (index: number) => void;
}

/**
 * Show one to nine small pictures, each in a button that opens it. Renders a `<ul>`. Its height is fixed before any
 * picture is loaded: a single one is 4:3, several are squares in two or three columns.
 *
 * @when One to nine pictures of a post, each of which can be opened.
 * @instead Use `PictureViewer` to show pictures large.
 */
export function PictureGrid({ pictures, onOpen, className, ...props }: PictureGridProps) {
  const alone = pictures.length === 1;
  return (
    <ul {...props} role="list" className={cx('grid max-w-144 gap-1', columns(pictures.length), className)}>
      {pictures.map((picture, index) => (
        <li key={`${picture.src}#${index}`} className={alone ? 'aspect-picture' : 'aspect-square'}>
          <Tile picture={picture} onOpen={() => onOpen(index)} />
        </li>
      ))}
    </ul>
  );
}

/** One picture; where a `DataSaver` held it back, the tap that opens it also loads it here. */
function Tile({ picture, onOpen }: { picture: GridPicture; onOpen: () => void }) {
  const held = useHeldPicture(picture.src);
  return (
    // Transparent pictures are made for a light background, whatever the theme.
    <button
      type="button"
      data-theme="light"
      aria-label={picture.label}
      aria-haspopup="dialog"
      className="relative block size-full overflow-hidden rounded-card bg-wash text-ink-2 hover:opacity-90 active:translate-y-px"
      onClick={() => {
        held?.show();
        onOpen();
      }}
    >
      {held === null ? <Picture src={picture.src} /> : <Drawn />}
    </button>
  );
}

function Drawn() {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <Icon name="image" />
    </span>
  );
}

/** The picture, named by its button; a placeholder drawing where it does not load. */
function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? (
    <Drawn />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
      onError={() => setBroken(src)}
    />
  );
}

/** Two and four pictures are in two columns, others in three. */
function columns(count: number): string {
  if (count === 1) return 'grid-cols-1';
  return count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3';
}
