import type { MoneyProof } from '@paydirt/contract/wallet/money';
import { InvitePoster } from '@paydirt/ui/invite-poster';

import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useOwnFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const FILE = 'paydirt-proof.png';
/** As much of the hash as can be compared by eye. */
const COMPARED = 16;

/** The proof as a picture, marked as play money: drawn and saved on this device, sent nowhere (H16). */
export function ProofSealPicture({ proof }: { proof: MoneyProof }) {
  const t = useT();
  const format = useOwnFormat();
  const toast = useToast();
  const text = t('money.seal.text', {
    amount: format.money(moneyOf(proof.leaf.balance), 'balance'),
    place: proof.leaf.index + 1,
    leaves: proof.root.count,
    total: format.money(moneyOf(proof.root.sum), 'balance'),
  });
  return (
    <InvitePoster
      title={t('money.seal.title')}
      text={text}
      codeLabel={t('money.seal.root')}
      code={proof.root.hash.slice(0, COMPARED)}
      url={new URL(hashHref(walletRoutes.money.href({ tab: 'proof' })), document.baseURI).href}
      playMoney={t('shell.ribbon')}
      label={`${t('money.seal.title')}. ${text}`}
      saveLabel={t('money.seal.save')}
      failedText={t('money.seal.failed')}
      onSave={(blob) => {
        saveFile({ name: FILE, blob });
        toast(t('records.exported', { name: FILE }), 'success');
      }}
    />
  );
}
