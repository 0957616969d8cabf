import { cx } from 'class-variance-authority';
import { useRef, useState, type ComponentProps, type ReactNode, type UIEvent } from 'react';

/** One slide. */
export interface CarouselSlide {
  id: string;
  /** Name of the slide for screen readers. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel for screen readers. */
  label: string;
  /** The slides in their order, each with a key and a name. */
  slides: readonly CarouselSlide[];
  /** The slides contain nothing focusable, so the track itself is focusable and scrolls by keys. @default false */
  tabbable?: boolean | undefined;
  /** Label of a slide's dot ("Show 2 of 3: Stamp mill"). */
  dotLabel: (slide: CarouselSlide, position: number, count: number) => string;
}

/**
 * Show slides side by side, to be swiped, scrolled or selected by a dot. Never advances on its own. Renders a
 * `<section>`; a single slide has no dots.
 *
 * @when A few pictures or messages of equal importance, of which seeing the first is enough.
 * @instead Use a `Stack` for content that everybody has to see.
 */
export function Carousel({ label, slides, tabbable = false, dotLabel, className, ...props }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function scrolled({ currentTarget }: UIEvent<HTMLUListElement>) {
    const start = currentTarget.getBoundingClientRect().left;
    const away = [...currentTarget.children].map((slide) =>
      Math.abs(slide.getBoundingClientRect().left - start),
    );
    setShown(away.indexOf(Math.min(...away)));
  }

  function show(index: number) {
    const list = track.current;
    const slide = list?.children[index];
    if (!list || !slide) return;
    const distance = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
    const smooth = getComputedStyle(list).getPropertyValue('--duration-page') !== '0ms';
    list.scrollBy({ left: distance, behavior: smooth ? 'smooth' : 'instant' });
  }

  return (
    <section {...props} aria-label={label} className={className}>
      <ul
        role="list"
        ref={track}
        onScroll={scrolled}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={tabbable ? 0 : undefined}
        className="scroll-strip flex snap-x snap-mandatory gap-3 rounded-card"
      >
        {slides.map((slide) => (
          <li
            key={slide.id}
            aria-label={slide.label}
            className="w-full shrink-0 snap-start overflow-hidden rounded-card bg-wash"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="flex flex-wrap justify-center">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={dotLabel(slide, index + 1, slides.length)}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
              className="target grid place-items-center rounded-pill hover:bg-wash active:translate-y-px"
            >
              <span
                className={cx(
                  'h-2 rounded-pill',
                  index === shown
                    ? 'w-5 bg-ink forced-colors:bg-[Highlight]'
                    : 'w-2 bg-edge forced-colors:bg-[GrayText]',
                )}
              />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
