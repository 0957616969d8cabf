import { gifOf, HEIC } from '@paydirt/domain/picture/pictures.fixture';

/** Files for stories of picture fields, created at run time. */

const PAPER = '#e6ddcb';
// Amplitude of the noise, out of 255: enough to make a large picture as heavy as a photograph.
const GRAIN = 36;

/** Picture a drawn machine as a file: "gold-pan.png" is of the gold pan, any other name of the trommel. */
export async function pictureFile(name: string, edge = 240, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, edge, edge);
  const machine = /^(?:gold-pan|sluice-box|stamp-mill)(?=\.)/.exec(name)?.[0] ?? 'trommel';
  const drawing = new Image(edge, edge);
  drawing.src = `/media/products/${machine}.svg`;
  await drawing.decode();
  context.drawImage(drawing, 0, edge / 8, edge, (edge * 3) / 4);
  addGrain(context, edge);
  // Not `toBlob`, which waits for an idle page: on a busy machine for seconds.
  const [written, content = ''] = canvas.toDataURL(type, 0.9).split(',');
  if (written !== `data:${type};base64`) throw new Error(`The browser writes no ${type}.`);
  return new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], name, { type });
}

/** A file whose name and type say JPEG, and whose content is a script. */
export function disguisedFile(name = 'holiday.jpg'): File {
  return new File(['<script>alert(1)</script>'], name, { type: 'image/jpeg' });
}

/** A file that ends after the beginning of a PNG. */
export function cutOffFile(name = 'cut-off.png'): File {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4];
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A photograph of an iPhone, which this browser cannot open. */
export function heicFile(name = 'IMG_0421.heic'): File {
  return new File([HEIC], name);
}

/** A GIF of two pictures. */
export function movingFile(name = 'sluice.gif'): File {
  return new File([gifOf(2)], name, { type: 'image/gif' });
}

/** A file that is never read to its end, as from a drive that has gone to sleep. */
export async function slowFile(name: string): Promise<File> {
  const never = new Promise<ArrayBuffer>(() => undefined);
  const part = Object.assign(new Blob(), { arrayBuffer: () => never });
  return Object.assign(await pictureFile(name), { slice: () => part });
}

/** The same noise in each run. */
function addGrain(context: CanvasRenderingContext2D, edge: number) {
  const pixels = context.getImageData(0, 0, edge, edge);
  let seed = 7;
  for (let place = 0; place < pixels.data.length; place += 1) {
    if (place % 4 === 3) continue;
    seed = (seed * 48_271) % 2_147_483_647;
    pixels.data[place] = (pixels.data[place] ?? 0) + (seed % GRAIN) - GRAIN / 2;
  }
  context.putImageData(pixels, 0, 0);
}
