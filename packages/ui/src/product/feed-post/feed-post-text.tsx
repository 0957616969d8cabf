import { cx } from 'class-variance-authority';
import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Labels and initial state of a long text that is collapsed. */
export interface FeedPostFold {
  /** Label of the button that shows the rest ("Show more"). */
  more: string;
  /** Label of the button while the whole text is shown ("Show less"). */
  less: string;
  /** Show the whole text initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called on a change, for a caller that stores the state, since a post in a long list unmounts. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
}

interface FeedPostTextProps {
  paragraphs: readonly string[];
  language: string | undefined;
  fold: FeedPostFold | undefined;
}

/** Upper estimate of the characters in a line at the largest width, so that a text counts as long at every width. */
const LINE_CHARACTERS = 80;
/**
 * A text of up to this many lines is not collapsed. A collapsed text shows six, so that there is enough left to expand.
 */
const WHOLE_LINES = 8;

/**
 * Show the text of a post, collapsed where it is long. Its lines are estimated by counting characters, so that nothing
 * moves.
 */
export function FeedPostText({ paragraphs, language, fold }: FeedPostTextProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(fold?.defaultExpanded ?? false);
  const foldable = fold !== undefined && linesOf(paragraphs) > WHOLE_LINES;

  function change(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    flushSync(() => setExpanded(!expanded));
    fold?.onExpandedChange?.(!expanded);
    // When a long text is collapsed from its end, its beginning would be far above the viewport.
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

/** The minimum number of lines that a text takes. */
function linesOf(paragraphs: readonly string[]): number {
  return paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0);
}
