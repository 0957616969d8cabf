import { Button } from '@paydirt/ui/button';
import { CopyField } from '@paydirt/ui/copy-field';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import { useLedgerCheck } from '../data/money.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';

/** Check the ledger on request, say what of it was proved before, and name what is broken. */
export function MoneyLedger() {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const { checkState, start } = useLedgerCheck();
  return (
    <>
      <Button wide icon="scale" busy={checkState.status === 'checking'} onClick={() => void start()}>
        {t('money.ledger.check')}
      </Button>
      <div role="status" className="flex flex-col gap-2 empty:sr-only">
        {checkState.status === 'failed' ? (
          <NoticeBar tone="failure">{failureText(checkState.error)}</NoticeBar>
        ) : checkState.status === 'done' ? (
          <>
            <NoticeBar tone={checkState.value.ok ? 'success' : 'failure'}>
              {checkState.value.ok
                ? t('money.ledger.sound', {
                    count: checkState.value.entries,
                    sum: format.money(moneyOf(checkState.value.sum), 'exact'),
                  })
                : t('money.ledger.broken', { names: format.list(checkState.value.broken) })}
            </NoticeBar>
            {checkState.value.chain.sealed === 0 ? null : (
              <p className="text-13 text-ink-2">
                {t('money.ledger.sealed', { number: format.number(checkState.value.chain.sealed) })}
              </p>
            )}
            {checkState.value.chain.head === null ? null : (
              <CopyField
                label={t('money.ledger.head')}
                value={checkState.value.chain.head}
                copyLabel={t('common.copy')}
                copiedLabel={t('common.copied')}
                failedLabel={t('common.copyFailed')}
              />
            )}
          </>
        ) : null}
      </div>
    </>
  );
}
