import { useEffect, useRef, useState } from 'react';
import sheet from '../styles.css?raw';
import { AxeResult } from './bench-axe.tsx';
import { benchTexts } from './bench-texts.ts';
import { type BenchTokens, restyle } from './bench-tokens.ts';

/** A mode of the visual review, as the preview defines it. */
export interface BenchMode {
  readonly viewport: { readonly width: string; readonly height: string };
  readonly theme: string;
  readonly locale: string;
  readonly textSize: string;
}

interface AcceptedPictureProps {
  storyId: string;
  /** Name in the review: "phone light en". */
  mode: string;
}

/** Show the accepted picture of a story in a mode, or a text that says there is none. */
export function AcceptedPicture({ storyId, mode }: AcceptedPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <p className="text-13 text-ink-2">{benchTexts.noPicture}</p>;
  return (
    <img
      src={pictureOf(storyId, mode)}
      alt={benchTexts.acceptedIn(mode)}
      className="max-w-none self-start border border-line"
      onError={() => setMissing(true)}
    />
  );
}

/** Address of an accepted picture: Storybook serves them from `visual/pictures`. */
function pictureOf(storyId: string, mode: string) {
  return `./accepted/${storyId}/${mode.replaceAll(' ', '-')}.webp`;
}

interface BenchFrameProps {
  id: string;
  name: string;
  mode: BenchMode;
  tokens: BenchTokens;
  /** Opacity of the accepted picture over the story, in percent. */
  over: number;
}

/** Height of the page's content; undefined where it covers the window, as a dialog does. */
function useDrawnHeight(page: Window | null | undefined): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const root = page?.document.querySelector('#storybook-root');
    if (!root) return undefined;
    const observer = new ResizeObserver(() => setHeight(root.getBoundingClientRect().bottom || undefined));
    observer.observe(root);
    return () => observer.disconnect();
  }, [page]);
  return height;
}

/**
 * A story in one of the modes, at the mode's width and its own height, with the chosen tokens; below it the accepted
 * picture.
 */
export function BenchFrame({ id, name, mode, tokens, over }: BenchFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Window | null>();
  const height = useDrawnHeight(page);
  const { viewport, theme, locale, textSize } = mode;
  // axe runs only on request.
  const globals = `theme:${theme};locale:${locale};textSize:${textSize};a11y.manual:!true`;
  useEffect(() => {
    if (page) restyle(page.document, sheet, tokens);
  }, [page, tokens]);
  return (
    <figure className="flex shrink-0 flex-col gap-2" style={{ width: viewport.width }}>
      <figcaption className="text-13 text-ink-2">{name}</figcaption>
      <div className="relative overflow-hidden">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, whose tokens are changed from here */}
        <iframe
          ref={frame}
          title={name}
          src={`./iframe.html?viewMode=story&id=${id}&globals=${globals}`}
          className="block w-full outline -outline-offset-1 outline-line"
          style={{ height: height ?? viewport.height }}
          onLoad={() => setPage(frame.current?.contentWindow)}
        />
        {over > 0 ? (
          <img
            src={pictureOf(id, name)}
            alt=""
            className="pointer-events-none absolute start-0 top-0 max-w-none"
            style={{ opacity: over / 100 }}
          />
        ) : null}
      </div>
      <AxeResult page={page} storyId={id} styled={Object.values(tokens).join(' ')} />
      <p className="text-13 text-ink-2">{benchTexts.accepted}</p>
      <AcceptedPicture storyId={id} mode={name} />
    </figure>
  );
}
