// oxlint-disable-next-line import/default -- with ?url, Vite gives the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** The content of a tagged element of a page. */
export interface PageElement {
  /** Standard structure type: "H1", "P", "Table", "TR", "TH", "TD". */
  readonly role: string;
  readonly text: string | null;
  readonly children: readonly PageElement[];
}

/** A document that can be drawn. Pages are counted from 1. */
export interface OpenPdf {
  readonly pages: number;
  /** Draw a page onto a canvas of a width in device pixels. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, widthPx: number) => Promise<void>;
  /** Read a page's content from the tags that the document carries. */
  readonly read: (page: number) => Promise<readonly PageElement[]>;
  readonly close: () => Promise<void>;
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

function elementsOf(nodes: readonly TreeNode[]): PageElement[] {
  return nodes
    .filter(({ role }) => role !== undefined)
    .map(({ role = '', alt, children = [] }) => ({
      role,
      text: alt ?? null,
      children: elementsOf(children),
    }));
}

/**
 * Open a PDF. Its library loads with the first document and with no screen before; it runs in a worker, from our
 * own origin, and compiles no code, as the policy demands.
 */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = pdfjs.getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    async draw(number, canvas, widthPx) {
      const page = await pdf.getPage(number);
      const scale = widthPx / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    async read(number) {
      const page = await pdf.getPage(number);
      // In the library's types a child is a node or a content; `TreeNode` has the members of both.
      const tree = (await page.getStructTree()) as TreeNode | null;
      return tree === null ? [] : elementsOf(tree.children ?? []);
    },
    close: () => task.destroy(),
  };
}
