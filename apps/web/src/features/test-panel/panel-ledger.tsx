import type { ResultOf } from '@paydirt/contract';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { useState } from 'react';

import { moneyOf } from '../../platform/data/wire.ts';
import { useClient, useFailureText, useFormat, useT } from '../../platform/hooks.tsx';
import { PanelSection } from './panel-section.tsx';

/** Check the ledger, now. */
export function PanelLedger() {
  const t = useT();
  const format = useFormat();
  const client = useClient();
  const failureText = useFailureText();
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<ResultOf<typeof ledgerCheck> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function check() {
    setChecking(true);
    try {
      setFound((await client.call(ledgerCheck, {})).data);
      setFailure(null);
    } catch (error) {
      setFound(null);
      setFailure(error);
    }
    setChecking(false);
  }

  return (
    <PanelSection title={t('test.ledger.title')}>
      <Button icon="scale" busy={checking} onClick={() => void check()}>
        {t('test.ledger.run')}
      </Button>
      <div role="status" className="empty:sr-only">
        {failure === null ? null : <NoticeBar tone="failure">{failureText(failure)}</NoticeBar>}
        {found === null ? null : (
          <NoticeBar tone={found.ok ? 'success' : 'failure'}>
            {found.ok
              ? t('test.ledger.sound', { sum: format.money(moneyOf(found.sum), 'exact') })
              : t('test.ledger.broken', { names: format.list(found.broken) })}{' '}
            {t('test.ledger.entries', { count: found.entries })} ·{' '}
            {t('test.ledger.accounts', { count: found.accounts })}
            {found.chain.sealed === 0
              ? null
              : ` · ${t('test.ledger.sealed', { number: format.number(found.chain.sealed) })}`}
          </NoticeBar>
        )}
      </div>
    </PanelSection>
  );
}
