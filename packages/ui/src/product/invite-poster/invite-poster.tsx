import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { POSTER_HEIGHT, POSTER_WIDTH, drawPoster, type PosterLook, type PosterText } from './draw-poster.ts';

export interface InvitePosterProps
  extends PosterText, Omit<ComponentProps<'div'>, keyof PosterText | 'children'> {
  /** Text alternative of the poster, with the invitation code. */
  label: string;
  /** "Save as picture". */
  saveLabel: string;
  /** Called with the poster as a PNG of 1080 × 1350. */
  onSave: (picture: Blob) => void;
  /** Error message where the browser cannot make the picture. */
  failedText: string;
}

/**
 * Create an invitation as a picture, on the phone only: mark, text, code, QR code and a note that it is play money
 * (H16). Renders the picture to be saved, as a `role="img"`, and the button that saves it. It is always in the light
 * theme, because it is shown elsewhere.
 *
 * @when An invitation as a picture, to be shared.
 * @instead Use `CopyField` or `QrCode` for the code alone.
 */
export function InvitePoster({
  title,
  text,
  codeLabel,
  code,
  url,
  playMoney,
  label,
  saveLabel,
  onSave,
  failedText,
  className,
  ...props
}: InvitePosterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    async function draw(surface: HTMLCanvasElement) {
      const look = lookOf(surface);
      const words = [title, text, codeLabel, code, playMoney].join(' ');
      // A canvas does not wait for fonts; if one fails to load, the fallback is used.
      await Promise.allSettled([
        document.fonts.load(`700 64px ${look.titleFont}`, words),
        document.fonts.load(`400 32px ${look.textFont}`, words),
        document.fonts.load(`600 32px ${look.textFont}`, words),
      ]);
      const context = surface.getContext('2d');
      if (!current) return;
      if (!context) {
        setFailed(true);
        return;
      }
      drawPoster(context, { title, text, codeLabel, code, url, playMoney }, look);
      setDrawn(true);
    }
    if (canvas.current) void draw(canvas.current);
    return () => {
      current = false;
    };
  }, [title, text, codeLabel, code, url, playMoney]);

  async function save() {
    setSaving(true);
    const picture = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
      else resolve(null);
    });
    setSaving(false);
    setFailed(picture === null);
    if (picture) onSave(picture);
  }

  return (
    <div {...props} data-state={drawn ? 'drawn' : 'drawing'} className={cx('flex flex-col gap-4', className)}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        // `lookOf` reads the colours of the light theme.
        data-theme="light"
        className={cx(
          'mx-auto w-full max-w-80 rounded-card border border-line bg-paper font-title shadow-float forced-color-adjust-none',
          !drawn && 'animate-breathe',
        )}
      />
      <p role="alert" className="mx-auto w-full max-w-80 text-15 font-medium text-garnet empty:sr-only">
        {failed ? failedText : null}
      </p>
      <div className="mx-auto w-full max-w-80">
        <Button icon="download" wide disabled={!drawn} busy={saving} onClick={() => void save()}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

/** Read colours and typefaces from the style sheet, so that a poster always matches it. */
function lookOf(element: HTMLElement): PosterLook {
  const style = getComputedStyle(element);
  const role = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: role('paper'),
    sheet: role('sheet'),
    ink: role('ink'),
    ink2: role('ink-2'),
    line: role('line'),
    gold: role('gold'),
    goldWash: role('gold-wash'),
    titleFont: style.fontFamily,
    textFont: getComputedStyle(document.body).fontFamily,
    leading: Number(role('script-leading')) || 0,
  };
}
