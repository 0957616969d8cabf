import { cva, cx } from 'class-variance-authority';
import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';

import { useHeldPicture } from '../../foundations/data-saver/index.ts';
import { personHue } from './person-hue.ts';

/** `sm` in comments and rows, `md` in posts, `lg` on one's own page. */
export type AvatarSize = 'sm' | 'md' | 'lg';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person, whose initials are drawn where there is no picture, or where it fails to load. */
  name: string;
  /** Address of the picture. Without it, or where it fails to load, initials are drawn. */
  src?: string | undefined;
  /** Size: `sm` in comments and rows, `md` in posts, `lg` on one's own page. @default 'md' */
  size?: AvatarSize | undefined;
  /** Hide the avatar from screen readers, because the name is beside it. @default false */
  decorative?: boolean | undefined;
  /** A picture drawn around the avatar, with space for it in the middle: the frame of a level. It is decorative. */
  frame?: string | undefined;
}

const look = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line person-colours font-title font-bold uppercase select-none',
  {
    variants: {
      size: { sm: 'size-8 text-12', md: 'size-10 text-15', lg: 'size-16 text-24' } satisfies Record<
        AvatarSize,
        string
      >,
    },
    defaultVariants: { size: 'md' },
  },
);

/**
 * Show a person by picture or initials. Renders a `<span role="img">` named by the name.
 *
 * The colour behind initials is derived from the name and is the same everywhere. Initials are capitalized by the rules
 * of the page's language, or of `lang`: a Turkish "i" keeps its dot.
 *
 * @when A person beside their text, or on their own page.
 * @instead Use `Illustration` or a picture for a thing, and `ListRow` for an icon in a row.
 */
export function Avatar({
  name,
  src,
  size,
  decorative = false,
  frame,
  className,
  style,
  ...props
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const held = useHeldPicture(src);
  const avatar = (
    <span
      {...props}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cx(look({ size }), className)}
      style={hueOf(name, style)}
    >
      {src && broken !== src && held === null ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
  return frame === undefined ? avatar : <Framed src={frame}>{avatar}</Framed>;
}

/** Draw the frame over the edge, so that it takes no space and moves nothing around it. */
function Framed({ src, children }: { src: string; children: ReactNode }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="relative inline-grid shrink-0">
      {children}
      {broken ? null : (
        <img
          src={src}
          alt=""
          className="pointer-events-none absolute -inset-[12%] size-[124%] max-w-none"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** Add the hue of a name to a style, for `person-colours`. */
function hueOf(name: string, style: CSSProperties | undefined): CSSProperties & { '--person-hue': number } {
  return { ...style, '--person-hue': personHue(name) };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word; a letter of an Indic script is a whole cluster. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => initialOf(word ?? '')).join('');
}

/** Find the first letter or digit of a word, or its first character where it has none: the 4 of "…4321". */
function initialOf(word: string): string {
  const parts = [...graphemes.segment(word)].map(({ segment }) => segment);
  return parts.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? parts[0] ?? '';
}
