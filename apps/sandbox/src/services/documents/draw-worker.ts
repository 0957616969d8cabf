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

async function answer({ id, order }: SentOrder): Promise<void> {
  try {
    const file = await draw(order);
    parentPort?.postMessage({ id, file } satisfies DrawnDocument, [file.buffer]);
  } catch (cause) {
    const failure = cause instanceof Error ? cause : new Error(String(cause));
    parentPort?.postMessage({ id, failure } satisfies DrawnDocument, []);
  }
}

parentPort?.on('message', (sent: SentOrder) => void answer(sent));
