import { cx } from 'class-variance-authority';
import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Labels and initial state of a long text that is folded. */
export interface FeedPostFold {
  /** Label of the button that shows the rest ("Show more"). */
  more: string;
  /** Label of the button once the rest is shown ("Show less"). */
  less: string;
  /** Show the whole text at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called on a change, for a caller who keeps it: in a long list a post unmounts. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
}

interface FeedPostTextProps {
  paragraphs: readonly string[];
  language: string | undefined;
  fold: FeedPostFold | undefined;
}

/** Upper estimate of the characters in a line at the largest width, so that a long text is long everywhere. */
const LINE_CHARACTERS = 80;
/** A text of this many lines is not folded. A fold leaves six, so that there is something to show. */
const WHOLE_LINES = 8;

/** Write the text of a post, folded where it is long. Its lines are estimated by counting, so that nothing moves. */
export function FeedPostText({ paragraphs, language, fold }: FeedPostTextProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(fold?.defaultExpanded ?? false);
  const foldable = fold !== undefined && linesOf(paragraphs) > WHOLE_LINES;

  function change(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    flushSync(() => setExpanded(!expanded));
    fold?.onExpandedChange?.(!expanded);
    // Folded from its end, the text would be far above the screen.
    if (expanded) button.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div
        id={id}
        lang={language}
        className={cx(
          'mt-2 max-w-144 space-y-2 text-15 leading-text text-ink',
          foldable && !expanded && 'line-clamp-6',
        )}
      >
        {paragraphs.map((paragraph, index) => (
          // Paragraphs have no identity but their index, and the text of a post does not change.
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {foldable ? (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={change}
          className="target -mx-2 -mb-1 rounded-control px-2 text-13 font-semibold text-lapis hover:underline active:translate-y-px"
        >
          {expanded ? fold.less : fold.more}
        </button>
      ) : null}
    </>
  );
}

/** The fewest lines that a text takes. */
function linesOf(paragraphs: readonly string[]): number {
  return paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0);
}
