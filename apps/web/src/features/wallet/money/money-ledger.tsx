import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import { useLedgerCheck } from '../data/money.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';

/** Add up the whole ledger when asked, and say what is broken by name. */
export function MoneyLedger() {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const { asked, start } = useLedgerCheck();
  return (
    <>
      <Button wide icon="scale" busy={asked.status === 'checking'} onClick={() => void start()}>
        {t('money.ledger.check')}
      </Button>
      <div role="status" className="flex flex-col gap-2 empty:sr-only">
        {asked.status === 'failed' ? (
          <NoticeBar tone="failure">{failureText(asked.error)}</NoticeBar>
        ) : asked.status === 'done' ? (
          <>
            <NoticeBar tone={asked.value.ok ? 'success' : 'failure'}>
              {asked.value.ok
                ? t('money.ledger.sound', {
                    count: asked.value.entries,
                    sum: format.money(moneyOf(asked.value.sum), 'exact'),
                  })
                : t('money.ledger.broken', { names: format.list(asked.value.broken) })}
            </NoticeBar>
            {asked.value.chain.head === null ? null : (
              <p className="text-13 text-ink-2">
                {t('money.ledger.head')}{' '}
                <code className="tabular font-text wrap-anywhere">{asked.value.chain.head}</code>
              </p>
            )}
          </>
        ) : null}
      </div>
    </>
  );
}
