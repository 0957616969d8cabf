import type { MoneyProof } from '@paydirt/contract/wallet/money';
import { Button } from '@paydirt/ui/button';
import { useState } from 'react';

import { useT } from '../../../platform/hooks.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { part } from '../../../shell/screen/part.tsx';

const Picture = part([], async () => (await import('./proof-seal-picture.tsx')).ProofSealPicture);

/** The way to the proof as a picture, whose parts are fetched for who wants it. */
export function ProofSeal({ proof }: { proof: MoneyProof }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button wide icon="image" onClick={() => setOpen(true)}>
        {t('money.seal.make')}
      </Button>
    );
  }
  return (
    <PartBoundary onFailed={() => setOpen(false)}>
      <Picture proof={proof} />
    </PartBoundary>
  );
}
