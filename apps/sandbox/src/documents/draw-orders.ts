import { agreementPdf } from './agreement-pdf.ts';
import type { DocumentLine, DocumentOrder, FromThread, ToThread } from './document-orders.ts';
import { documentTexts } from './document-texts.ts';
import { recordsPdf } from './records-document.ts';
import { statementPdf } from './statement-document.ts';

/**
 * Draw documents, one at a time, in a thread that has loaded the fonts. The thread waits for a reply to each
 * of its messages.
 *
 * @returns The function that receives messages to the thread.
 */
export function drawOrders(
  post: (message: FromThread, transfer: ArrayBuffer[]) => void,
): (message: ToThread) => void {
  let answered: ((message: ToThread) => void) | null = null;

  function say(message: FromThread, transfer: ArrayBuffer[] = []): Promise<ToThread> {
    return new Promise((resolve) => {
      answered = resolve;
      post(message, transfer);
    });
  }

  const write = async (bytes: Uint8Array<ArrayBuffer>) => {
    await say({ kind: 'bytes', bytes }, [bytes.buffer]);
  };

  /** Request the rows of an order, whose sender provides them in the form that its kind needs. */
  async function* linePortions<Line extends DocumentLine>(): AsyncGenerator<readonly Line[], void> {
    for (;;) {
      const message = await say({ kind: 'wants_lines' });
      if (message.kind !== 'lines' || message.lines === null) return;
      yield message.lines as readonly Line[];
    }
  }

  async function draw(order: DocumentOrder): Promise<void> {
    try {
      const texts = await documentTexts(order.locale, order.dateFormat);
      if (order.kind === 'statement') await statementPdf(order.content, linePortions(), texts, write);
      else if (order.kind === 'records') await recordsPdf(order.content, linePortions(), texts, write);
      else await agreementPdf(order.content, texts, write);
      void say({ kind: 'drawn' });
    } catch (cause) {
      void say({ kind: 'failed', failure: cause instanceof Error ? cause : new Error(String(cause)) });
    }
  }

  return (message) => {
    if (message.kind === 'order') void draw(message.order);
    else answered?.(message);
  };
}
