import Pdf from 'pdfkit';

import type { DocumentFrame } from './document-layout.ts';

/** Parts of pdfkit that its types leave out. */
interface MarkedPdf {
  /** Get the parent tree, which has the elements of the marks on each page, by the page's key. */
  getStructParentTree(): { get(key: number): object; add(key: number, elements: object): void };
  ref(data: object): { data: object; end(): void };
}

/**
 * Begin a tagged PDF without a page.
 *
 * @param take Takes the bytes as they are written. The library's stream would pass them on later, and
 * differently in Node and in browsers.
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
    // No built-in font of the viewer is used: every glyph is embedded.
    font: '',
    tagged: true,
    lang: frame.language,
    displayTitle: true,
    autoFirstPage: false,
    // The library's cache would grow with every word of the document; `shape` has a bounded one.
    fontLayoutCache: false,
    // The library supports this subset, but its types do not list it.
    subset: 'PDF/UA' as never,
    info: { Title: frame.title, Author: 'Paydirt', Creator: 'Paydirt', CreationDate: frame.createdAt },
  });
}

/** Write out the elements of a full page, and release them: pdfkit would keep them until the end. */
export function releasePage(document: PDFKit.PDFDocument, page: PDFKit.PDFPage): void {
  const { structParentTreeKey: key } = page as unknown as { readonly structParentTreeKey: number };
  const pdf = document as unknown as MarkedPdf;
  const parents = pdf.getStructParentTree();
  const elements = pdf.ref(parents.get(key));
  elements.end();
  elements.data = {};
  parents.add(key, elements);
}
