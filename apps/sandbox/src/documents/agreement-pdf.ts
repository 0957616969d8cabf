import type { EpochMs } from '@paydirt/domain';

import { documentFrame, type DocumentTexts } from './document-texts.ts';
import type { WriteBytes } from './document-layout.ts';
import { DocumentWriter } from './document-writer.ts';

/** Contents of the document of an agreement. */
export interface SignedAgreement {
  readonly title: string;
  readonly version: string;
  readonly hash: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
  readonly facts: readonly (readonly [string, string])[];
  readonly now: EpochMs;
}

/** Draw the agreement of a lease as PDF: the accepted text, its subject, and its hash. */
export async function agreementPdf(
  { title, version, hash, sections, facts, now }: SignedAgreement,
  texts: DocumentTexts,
  write: WriteBytes,
): Promise<void> {
  const { t } = texts;
  const writer = new DocumentWriter(documentFrame(texts, { title, now }), write);
  writer.title(title);
  writer.paragraph(t('paper.agreement.version', { version }), 'quiet');
  await writer.facts(facts);
  for (const { heading, text } of sections) {
    writer.heading(heading);
    writer.paragraph(text);
  }
  writer.heading(t('paper.agreement.fingerprint'));
  writer.paragraph(t('paper.agreement.fingerprintText'), 'quiet');
  writer.paragraph(hash);
  writer.paragraph(t('paper.playMoney'), 'quiet');
  return writer.finish();
}
