import type { OpenPdf } from './open-pdf.ts';

/** Dots of a printed page's width: A4 at 200 dots an inch. */
const PRINTED_WIDTH_PX = 1654;
const RULES = `
  @page { size: A4; margin: 0 }
  @media screen { [data-printed] { position: absolute; inset-block-start: 0; opacity: 0; pointer-events: none; inline-size: 1px; block-size: 1px; overflow: hidden } }
  @media print {
    html, body { block-size: auto !important; overflow: visible !important }
    body > :not([data-printed]) { display: none !important }
    [data-printed] canvas { display: block; inline-size: 100%; break-after: page }
  }`;

/** Print the pages of a document, and nothing of the app around it. Resolves when the browser's dialog is closed. */
export async function printPages(pdf: OpenPdf): Promise<void> {
  const pages = document.createElement('div');
  pages.dataset['printed'] = '';
  pages.setAttribute('aria-hidden', 'true');
  for (let page = 1; page <= pdf.pages; page += 1) {
    const canvas = document.createElement('canvas');
    // In sequence, because drawing a page takes the memory of a whole picture.
    await pdf.draw(page, canvas, PRINTED_WIDTH_PX);
    pages.append(canvas);
  }
  const rules = new CSSStyleSheet();
  rules.replaceSync(RULES);
  document.body.append(pages);
  document.adoptedStyleSheets.push(rules);
  try {
    const closed = new Promise((resolve) => {
      window.addEventListener('afterprint', resolve, { once: true });
    });
    window.print();
    await closed;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    pages.remove();
  }
}
