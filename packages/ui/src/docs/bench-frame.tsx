import { useEffect, useRef, useState } from 'react';
import sheet from '../styles.css?raw';
import { AxeResult } from './bench-axe.tsx';
import { benchTexts } from './bench-texts.ts';
import { type BenchTokens, restyle } from './bench-tokens.ts';

/** A mode of the visual review, as the preview defines it. */
export interface BenchMode {
  readonly viewport: { readonly width: string };
  readonly theme: string;
  readonly locale: string;
  readonly textSize: string;
}

/** Height of a frame before a picture gives the story's height. */
const UNKNOWN_HEIGHT_PX = 480;

interface AcceptedPictureProps {
  storyId: string;
  /** Name in the review: "phone light en". */
  mode: string;
  /** Called with the height once the picture is loaded, in CSS pixels; 0 where there is none. */
  onHeight?: (height: number) => void;
}

/** Show the accepted picture of a story in a mode, or a text that there is none. */
export function AcceptedPicture({ storyId, mode, onHeight }: AcceptedPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <p className="text-13 text-ink-2">{benchTexts.noPicture}</p>;
  return (
    <img
      src={pictureOf(storyId, mode)}
      alt={benchTexts.acceptedIn(mode)}
      className="max-w-none self-start border border-line"
      onLoad={({ currentTarget }) => onHeight?.(currentTarget.naturalHeight)}
      onError={() => {
        setMissing(true);
        onHeight?.(0);
      }}
    />
  );
}

/** Address of an accepted picture, beside the page: Storybook serves them from `visual/pictures`. */
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

/** A story in one of the modes, as wide as there, with the tokens as they are chosen; beneath it what was accepted. */
export function BenchFrame({ id, name, mode, tokens, over }: BenchFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Window | null>();
  const [height, setHeight] = useState(0);
  const { viewport, theme, locale, textSize } = mode;
  // axe looks when it is asked to.
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
          style={{ height: height || UNKNOWN_HEIGHT_PX }}
          onLoad={() => setPage(frame.current?.contentWindow)}
        />
        {over > 0 && height > 0 ? (
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
      <AcceptedPicture storyId={id} mode={name} onHeight={setHeight} />
    </figure>
  );
}
