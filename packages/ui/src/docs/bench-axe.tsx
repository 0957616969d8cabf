import { useEffect, useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import { benchTexts } from './bench-texts.ts';

/** A rule that is broken, as axe tells it. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly unknown[];
}

/** The parts of Storybook's preview that are used in a story's iframe. */
interface Shown extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (...told: never[]) => void): void;
    off(event: string, listener: (...told: never[]) => void): void;
    emit(event: string, ...told: unknown[]): void;
  };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
}

/** Events of addon-a11y, which brings axe and runs it by the parameters of the preview. */
const ASK = 'storybook/a11y/manual';
const ANSWER = 'storybook/a11y/result';
const FAILURE = 'storybook/a11y/error';
/** A story that is drawn and played, well or not. */
const AT_REST = ['finished', 'errored', 'aborted'];
const LOOK_AGAIN_MS = 200;
/** A slider is moved in many steps; what they lead to is looked at. */
const SETTLED_MS = 500;

function isAtRest({ __STORYBOOK_PREVIEW__: preview }: Shown) {
  return AT_REST.includes(preview?.currentRender?.phase ?? '');
}

/**
 * Have axe look at the page that shows a story.
 *
 * @returns what it found; "failed" where it could not look.
 */
function look(page: Shown, storyId: string, signal: AbortSignal): Promise<readonly Violation[] | 'failed'> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = page;
  if (channel === undefined) return Promise.resolve('failed');
  return new Promise((resolve) => {
    const hear = (result: { readonly violations: readonly Violation[] }, id: string) => {
      if (id === storyId) end(result.violations);
    };
    const fail = () => end('failed');
    const end = (found: readonly Violation[] | 'failed') => {
      channel.off(ANSWER, hear);
      channel.off(FAILURE, fail);
      resolve(found);
    };
    channel.on(ANSWER, hear);
    channel.on(FAILURE, fail);
    signal.addEventListener('abort', fail);
    channel.emit(ASK, storyId, preview?.currentRender?.story?.parameters['a11y']);
  });
}

interface LookProps {
  /** Window of the page that shows the story; undefined as long as it is not loaded. */
  page: Window | null | undefined;
  storyId: string;
  /** The page renders the story by itself and reports the end of its play function. @default true */
  plays?: boolean;
}

/** Look once, when the story is at rest, and tell what was found. */
function Look({ page, storyId, plays = true }: LookProps) {
  const [found, setFound] = useState<readonly Violation[] | 'failed'>();
  useEffect(() => {
    if (!page) return undefined;
    const leaving = new AbortController();
    const start = async () => {
      if (plays && !isAtRest(page)) {
        timer = setTimeout(() => void start(), LOOK_AGAIN_MS);
        return;
      }
      const result = await look(page, storyId, leaving.signal);
      if (!leaving.signal.aborted) setFound(result);
    };
    let timer = setTimeout(() => void start(), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [page, storyId, plays]);
  if (found === undefined) return benchTexts.looking;
  if (found === 'failed') return benchTexts.couldNotLook;
  return found.length === 0 ? benchTexts.noViolations : <Violations found={found} />;
}

interface AxeResultProps extends LookProps {
  /** Is another when the page was restyled. */
  styled?: string;
}

/** List the axe rules that a story breaks as it is drawn now, with the number of nodes for each. */
export function AxeResult({ styled = '', ...props }: AxeResultProps) {
  const [asked, setAsked] = useState(0);
  return (
    <div className="flex flex-col items-start gap-1 text-13">
      <div role="status">
        <Look key={`${styled} ${asked}`} {...props} />
      </div>
      <Button variant="quiet" size="sm" className="-ms-3.5" onClick={() => setAsked(asked + 1)}>
        {benchTexts.lookAgain}
      </Button>
    </div>
  );
}

function Violations({ found }: { found: readonly Violation[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-4 text-garnet">
      {found.map(({ id, help, helpUrl, nodes }) => (
        <li key={id}>
          <a href={helpUrl} target="_blank" rel="noreferrer" className="underline">
            {help}
          </a>{' '}
          ({id}, {benchTexts.inElements(nodes.length)})
        </li>
      ))}
    </ul>
  );
}
