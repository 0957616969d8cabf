// Worker that draws documents. It listens before it has loaded anything, because earlier messages would be
// lost.
import type { FromThread, ToThread } from '../../documents/document-orders.ts';

const FILES = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/{figtree,noto-sans-*}/files/{figtree-latin,figtree-latin-ext,noto-sans-devanagari-devanagari,noto-sans-tamil-tamil,noto-sans-telugu-telugu,noto-sans-kannada-kannada}-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
);
const addresses = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

async function fetchFont(file: string): Promise<Uint8Array> {
  // oxlint-disable-next-line refused/network -- A file of the page's own host.
  const response = await fetch(addresses.get(file) ?? file);
  if (!response.ok) throw new Error(`documents: ${file} is not there (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

async function begin(): Promise<(message: ToThread) => void> {
  const [{ drawOrders }, { readFonts }] = await Promise.all([
    import('../../documents/draw-orders.ts'),
    import('../../documents/document-fonts.ts'),
  ]);
  await readFonts(({ name, subset }, weight) => fetchFont(`${name}-${subset}-${weight}-normal.woff`));
  return drawOrders((message: FromThread, transfer) => self.postMessage(message, { transfer }));
}

const begun = begin();

self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  // An error here reaches the worker's creator, for example if a file fails to load.
  begun.then((hear) => hear(data), reportError);
});
