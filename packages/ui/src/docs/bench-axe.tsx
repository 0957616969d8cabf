import { useEffect, useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import { benchTexts } from './bench-texts.ts';

/** A violation, as axe reports it. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly unknown[];
}

/** The parts of Storybook's preview that are used in a story's iframe. */
interface Shown extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (...args: never[]) => void): void;
    off(event: string, listener: (...args: never[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
  };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
}

/** Events of addon-a11y, which includes axe and runs it with the parameters of the preview. */
const RUN = 'storybook/a11y/manual';
const RESULT = 'storybook/a11y/result';
const ERROR = 'storybook/a11y/error';
/** Phases of a story whose play function has ended, passed or not. */
const ENDED = ['finished', 'errored', 'aborted'];
const POLL_MS = 200;
/** Debounces the steps of a slider. */
const SETTLED_MS = 500;

function hasEnded({ __STORYBOOK_PREVIEW__: preview }: Shown) {
  return ENDED.includes(preview?.currentRender?.phase ?? '');
}

/**
 * Run axe in the iframe of a story.
 *
 * @returns its findings; "failed" where it could not run.
 */
function runAxe(page: Shown, storyId: string, signal: AbortSignal): Promise<readonly Violation[] | 'failed'> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = page;
  if (channel === undefined) return Promise.resolve('failed');
  return new Promise((resolve) => {
    const onResult = (result: { readonly violations: readonly Violation[] }, id: string) => {
      if (id === storyId) end(result.violations);
    };
    const fail = () => end('failed');
    const end = (found: readonly Violation[] | 'failed') => {
      channel.off(RESULT, onResult);
      channel.off(ERROR, fail);
      resolve(found);
    };
    channel.on(RESULT, onResult);
    channel.on(ERROR, fail);
    signal.addEventListener('abort', fail);
    channel.emit(RUN, storyId, preview?.currentRender?.story?.parameters['a11y']);
  });
}

interface AxeRunProps {
  /** Window of the page that shows the story; undefined until it has loaded. */
  page: Window | null | undefined;
  storyId: string;
  /** The page renders the story on its own and reports the end of its play function. @default true */
  plays?: boolean;
}

/** Run axe once, when the story has ended, and list the findings. */
function AxeRun({ page, storyId, plays = true }: AxeRunProps) {
  const [found, setFound] = useState<readonly Violation[] | 'failed'>();
  useEffect(() => {
    if (!page) return undefined;
    const leaving = new AbortController();
    const start = async () => {
      if (plays && !hasEnded(page)) {
        timer = setTimeout(() => void start(), POLL_MS);
        return;
      }
      const result = await runAxe(page, storyId, leaving.signal);
      if (!leaving.signal.aborted) setFound(result);
    };
    let timer = setTimeout(() => void start(), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [page, storyId, plays]);
  if (found === undefined) return benchTexts.running;
  if (found === 'failed') return benchTexts.failed;
  return found.length === 0 ? benchTexts.noViolations : <Violations found={found} />;
}

interface AxeResultProps extends AxeRunProps {
  /** Changes when the page was restyled. */
  styled?: string;
}

/** List the axe rules that a story breaks as currently drawn, with the number of nodes for each. */
export function AxeResult({ styled = '', ...props }: AxeResultProps) {
  const [runs, setRuns] = useState(0);
  return (
    <div className="flex flex-col items-start gap-1 text-13">
      <div role="status">
        <AxeRun key={`${styled} ${runs}`} {...props} />
      </div>
      <Button variant="quiet" size="sm" className="-ms-3.5" onClick={() => setRuns(runs + 1)}>
        {benchTexts.runAgain}
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
