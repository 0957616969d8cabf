// The thread that draws documents: an order comes in, a file goes out.
import { parentPort } from 'node:worker_threads';

import { agreementPdf } from './agreement-pdf.ts';
import type { DocumentOrder, DrawnDocument, SentOrder } from './document-orders.ts';
import { documentTexts } from './document-texts.ts';
import { statementPdf } from './statement-document.ts';

async function draw(order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
  const texts = await documentTexts(order.locale, order.dateFormat);
  return order.kind === 'statement' ? statementPdf(order.content, texts) : agreementPdf(order.content, texts);
}

parentPort?.on('message', ({ id, order }: SentOrder) => {
  draw(order).then(
    (file) => parentPort?.postMessage({ id, file } satisfies DrawnDocument, [file.buffer]),
    (failure: Error) => parentPort?.postMessage({ id, failure } satisfies DrawnDocument),
  );
});
