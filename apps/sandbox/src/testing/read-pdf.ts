import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** PDF as a reader sees it. */
export interface ReadPdf {
  readonly pages: number;
  readonly title: string;
  readonly language: string | null;
  readonly tagged: boolean;
  /** Texts of the elements, in order, which are read aloud and copied. */
  readonly elements: readonly { readonly role: string; readonly text: string }[];
  /** Text of each page by its glyphs, including the frame. */
  readonly drawn: readonly string[];
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

function elementsOf(node: TreeNode): { role: string; text: string }[] {
  const own = node.alt === undefined ? [] : [{ role: node.role ?? '', text: node.alt }];
  return [...own, ...(node.children ?? []).flatMap(elementsOf)];
}

/** Read a PDF with the library with which the app renders it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  // The types declare an object, but the library returns a map.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const elements: { role: string; text: string }[] = [];
  const drawn: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    elements.push(...elementsOf((await page.getStructTree()) as TreeNode));
    const content = await page.getTextContent();
    drawn.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const read = {
    pages: pdf.numPages,
    title: info.Title ?? '',
    language: info.Language ?? null,
    tagged: marks?.get('Marked') === true,
    elements,
    drawn,
  };
  await task.destroy();
  return read;
}
