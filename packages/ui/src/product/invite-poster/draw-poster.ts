import { encode } from 'uqr';
import { fitText, type MeasureText } from './fit-text.ts';

/** Texts of a poster, as plain text: markup in them is drawn as written. */
export interface PosterText {
  /** "Look over my shoulder at Paydirt". */
  readonly title: string;
  /** A sentence that names the inviting person and the product. */
  readonly text: string;
  /** Label before the code ("Invitation code"). */
  readonly codeLabel: string;
  /** The code that is drawn in large letters. */
  readonly code: string;
  /** The link that the QR code holds. */
  readonly url: string;
  /** Text that says it is play money, on every poster (H16). */
  readonly playMoney: string;
}

/** Colours and typefaces, as the style sheet has them. */
export interface PosterLook {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly ink2: string;
  readonly line: string;
  readonly gold: string;
  readonly goldWash: string;
  readonly titleFont: string;
  readonly textFont: string;
  /** Line spacing; the scripts of South Asia need more. */
  readonly leading: number;
}

export const POSTER_WIDTH = 1080;
export const POSTER_HEIGHT = 1350;
const MARGIN = 96;
const RIBBON = 92;

type Context = CanvasRenderingContext2D;

/** Draw the poster on a canvas of {@link POSTER_WIDTH} by {@link POSTER_HEIGHT}. */
export function drawPoster(context: Context, text: PosterText, look: PosterLook): void {
  context.fillStyle = look.paper;
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT);
  context.textBaseline = 'alphabetic';
  drawRibbon(context, text.playMoney, look);
  drawMark(context, { x: POSTER_WIDTH - MARGIN - 132, y: RIBBON + 72, edge: 132 }, look);

  const width = POSTER_WIDTH - 2 * MARGIN;
  let y = RIBBON + 72;
  y = drawText(context, text.title, {
    x: MARGIN,
    y,
    width: width - 172,
    maxLines: 3,
    sizes: { largest: 96, least: 36 },
    font: `700 semi-condensed {size}px ${look.titleFont}`,
    colour: look.ink,
    leading: 1.12 + look.leading,
  });
  y = drawText(context, text.text, {
    x: MARGIN,
    y: Math.max(y, RIBBON + 72 + 132) + 28,
    width,
    maxLines: 4,
    sizes: { largest: 44, least: 24 },
    font: `400 {size}px ${look.textFont}`,
    colour: look.ink2,
    leading: 1.4 + look.leading,
  });

  const codeEdge = Math.min(480, POSTER_HEIGHT - y - 40 - MARGIN);
  const codeY = POSTER_HEIGHT - MARGIN - codeEdge;
  drawCode(context, text.url, { x: MARGIN, y: codeY, edge: codeEdge }, look);
  const besideX = MARGIN + codeEdge + 48;
  const beside = { x: besideX, width: POSTER_WIDTH - MARGIN - besideX, maxLines: 3 };
  y = drawText(context, text.codeLabel, {
    ...beside,
    y: codeY + 8,
    sizes: { largest: 34, least: 22 },
    font: `400 {size}px ${look.textFont}`,
    colour: look.ink2,
    leading: 1.35 + look.leading,
  });
  drawText(context, text.code, {
    ...beside,
    y,
    sizes: { largest: 72, least: 28 },
    font: `700 semi-condensed {size}px ${look.titleFont}`,
    colour: look.ink,
    leading: 1.2,
  });
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  maxLines: number;
  sizes: { largest: number; least: number };
  /** CSS font, with "{size}" in place of the size. */
  font: string;
  colour: string;
  leading: number;
}

/** Draw a text downwards from `y`; returns where it ends. */
function drawText(context: Context, text: string, box: TextBox): number {
  const fontAt = (size: number) => box.font.replace('{size}', String(size));
  const measure: MeasureText = (line, size) => {
    context.font = fontAt(size);
    return context.measureText(line).width;
  };
  const { lines, size } = fitText(text, { ...box, measure });
  context.font = fontAt(size);
  context.fillStyle = box.colour;
  let { y } = box;
  for (const line of lines) {
    y += size * box.leading;
    // The extra leading is shared between above and below the text.
    context.fillText(line, box.x, y - size * (box.leading - 0.85) * 0.5);
  }
  return y;
}

/** Draw the test ribbon of the shell. */
function drawRibbon(context: Context, text: string, look: PosterLook): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, POSTER_WIDTH, RIBBON);
  context.clip();
  context.fillStyle = look.goldWash;
  context.fillRect(0, 0, POSTER_WIDTH, RIBBON);
  context.strokeStyle = look.paper;
  context.lineWidth = 22;
  for (let x = -RIBBON; x < POSTER_WIDTH + RIBBON; x += 62) {
    context.beginPath();
    context.moveTo(x, RIBBON + 20);
    context.lineTo(x + RIBBON + 40, -20);
    context.stroke();
  }
  context.restore();
  const size = 34;
  context.font = `600 ${size}px ${look.textFont}`;
  const width = Math.min(context.measureText(text).width, POSTER_WIDTH - 2 * MARGIN);
  context.fillStyle = look.paper;
  context.beginPath();
  context.roundRect((POSTER_WIDTH - width) / 2 - 28, 16, width + 56, RIBBON - 32, 30);
  context.fill();
  context.fillStyle = look.ink;
  context.textAlign = 'center';
  context.fillText(text, POSTER_WIDTH / 2, RIBBON / 2 + size * 0.34, width);
  context.textAlign = 'start';
}

interface Square {
  x: number;
  y: number;
  edge: number;
}

/** The single grain in the pan. */
const GRAIN = [
  [23, 21.5],
  [30, 20.5],
  [35, 26],
  [32.5, 33.5],
  [25, 36],
  [19, 31.5],
] as const;

/** The pan seen from above, as in `illustration/art/mark.svg`. */
function drawMark(context: Context, { x, y, edge }: Square, look: PosterLook): void {
  context.save();
  context.translate(x, y);
  context.scale(edge / 48, edge / 48);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = look.ink;
  for (const [radius, width, fill] of [
    [20.5, 3.5, look.sheet],
    [14, 2, look.line],
  ] as const) {
    context.beginPath();
    context.arc(24, 24, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.lineWidth = width;
    context.stroke();
  }
  context.beginPath();
  for (const [px, py] of GRAIN) context.lineTo(px, py);
  context.closePath();
  context.fillStyle = look.gold;
  context.fill();
  context.lineWidth = 2.25;
  context.stroke();
  context.restore();
}

/** Draw the QR code on its own background, with modules of whole pixels, so that it stays sharp. */
function drawCode(context: Context, url: string, { x, y, edge }: Square, look: PosterLook): void {
  const { data } = encode(url, { ecc: 'M', border: 4 });
  const cell = Math.floor(edge / data.length);
  const inset = Math.round((edge - cell * data.length) / 2);
  context.fillStyle = look.sheet;
  context.beginPath();
  context.roundRect(x, y, edge, edge, 24);
  context.fill();
  context.strokeStyle = look.line;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = look.ink;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) context.fillRect(x + inset + column * cell, y + inset + row * cell, cell, cell);
    }
  }
}
