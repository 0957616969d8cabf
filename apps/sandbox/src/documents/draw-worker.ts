// The thread that draws documents, one at a time: each thing that it says is answered before it goes on.
import { parentPort } from 'node:worker_threads';

import type { StatementLine } from './statement-lines.ts';
import { agreementPdf } from './agreement-pdf.ts';
import type { DocumentOrder, FromThread, ToThread } from './document-orders.ts';
import { documentTexts } from './document-texts.ts';
import { statementPdf } from './statement-document.ts';

let answered: ((message: ToThread) => void) | null = null;

function say(message: FromThread, transfer: readonly ArrayBuffer[] = []): Promise<ToThread> {
  return new Promise((resolve) => {
    answered = resolve;
    parentPort?.postMessage(message, transfer);
  });
}

const write = async (bytes: Uint8Array<ArrayBuffer>) => {
  await say({ kind: 'bytes', bytes }, [bytes.buffer]);
};

async function* linePortions(): AsyncGenerator<readonly StatementLine[], void> {
  for (;;) {
    const message = await say({ kind: 'wants_lines' });
    if (message.kind !== 'lines' || message.lines === null) return;
    yield message.lines;
  }
}

async function draw(order: DocumentOrder): Promise<void> {
  try {
    const texts = await documentTexts(order.locale, order.dateFormat);
    if (order.kind === 'statement') await statementPdf(order.content, linePortions(), texts, write);
    else await agreementPdf(order.content, texts, write);
    void say({ kind: 'drawn' });
  } catch (cause) {
    void say({ kind: 'failed', failure: cause instanceof Error ? cause : new Error(String(cause)) });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'order') void draw(message.order);
  else answered?.(message);
});
