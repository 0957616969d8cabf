import Pdf from 'pdfkit';

import type { DocumentFrame } from './document-layout.ts';

/** Parts of pdfkit that its types leave out. */
interface MarkedPdf {
  /** Parent tree: the elements that the marks of each page belong to, by the page's number. */
  getStructParentTree(): { get(key: number): object; add(key: number, elements: object): void };
  ref(data: object): { data: object; end(): void };
}

/**
 * Begin a tagged PDF without a page.
 *
 * @param take Takes its bytes as they are written. The library is a stream, which hands them on later, and in a browser
 *   otherwise than in Node.
 */
export function createTaggedPdf(frame: DocumentFrame, take: (bytes: Uint8Array) => void): PDFKit.PDFDocument {
  class TaggedPdf extends Pdf {
    override push(bytes: Uint8Array | null): boolean {
      if (bytes !== null) take(bytes);
      return true;
    }
  }
  return new TaggedPdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // No font of the viewer's: every glyph is embedded.
    font: '',
    tagged: true,
    lang: frame.language,
    displayTitle: true,
    autoFirstPage: false,
    // It would keep every word of the document; `shape` keeps the newest.
    fontLayoutCache: false,
    // The types lag behind the library, which knows this one.
    subset: 'PDF/UA' as never,
    info: { Title: frame.title, Author: 'Paydirt', Creator: 'Paydirt', CreationDate: frame.createdAt },
  });
}

/** Write out the elements of a full page, which pdfkit would keep until the end, and every element with them. */
export function releasePage(document: PDFKit.PDFDocument, page: PDFKit.PDFPage): void {
  const { structParentTreeKey: key } = page as unknown as { readonly structParentTreeKey: number };
  const pdf = document as unknown as MarkedPdf;
  const parents = pdf.getStructParentTree();
  const elements = pdf.ref(parents.get(key));
  elements.end();
  elements.data = {};
  parents.add(key, elements);
}
