import { cva, cx } from 'class-variance-authority';
import { useState, type ComponentProps, type CSSProperties } from 'react';

import { useHeldPicture } from '../../foundations/data-saver/index.ts';
import { personHue } from './person-hue.ts';

/** `sm` in comments and rows, `md` in posts, `lg` on one's own page. */
export type AvatarSize = 'sm' | 'md' | 'lg';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; its initials stand where there is no picture, or where that does not load. */
  name: string;
  src?: string | undefined;
  /** @default 'md' */
  size?: AvatarSize | undefined;
  /** The name stands beside it already: keep the avatar silent. @default false */
  decorative?: boolean | undefined;
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
 * Show who someone is, by picture or initials. Renders a `<span role="img">` named by the name.
 *
 * Initials stand on a colour of the name, the same wherever the person is. They are capitals by the rules
 * of the page's language, or of `lang`: a Turkish "i" has its dot.
 */
export function Avatar({ name, src, size, decorative = false, className, style, ...props }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const held = useHeldPicture(src);
  return (
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
}

/** Add the hue of a name to a style, for `person-colours`. */
function hueOf(name: string, style: CSSProperties | undefined): CSSProperties & { '--person-hue': number } {
  return { ...style, '--person-hue': personHue(name) };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word; a letter of an Indic script is a whole cluster. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => initialOf(word ?? '')).join('');
}

/** Its first letter or digit, or what else it begins with where it has none: of "…4321" the 4 says more than the dots. */
function initialOf(word: string): string {
  const parts = [...letters.segment(word)].map(({ segment }) => segment);
  return parts.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? parts[0] ?? '';
}
