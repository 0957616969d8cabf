import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { Button } from '@paydirt/ui/button';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useConfirmDeposit, useWaitingRecharges } from '../wallet/index.ts';
import { moneyOf, timeOf } from '../../platform/data/wire.ts';
import { useFormat, useMember, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

/** Make the deposits that recharges in USDT wait for. */
export function PanelDeposits() {
  const t = useT();
  const member = useMember();
  if (member === null) return null;
  return (
    <PanelSection title={t('test.deposits.title')}>
      <Waiting />
    </PanelSection>
  );
}

function Waiting() {
  const t = useT();
  return (
    <Viewed
      inset
      view={useWaitingRecharges()}
      empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
      skeleton={
        <Skeleton label={t('common.loading')}>
          <SkeletonBlock className="h-13" />
        </Skeleton>
      }
    >
      {({ list }) => (
        <List>
          {list.map((record) => (
            <Deposit key={record.id} record={record} />
          ))}
        </List>
      )}
    </Viewed>
  );
}

function Deposit({ record }: { record: CapitalRecord }) {
  const t = useT();
  const format = useFormat();
  const form = useForm({ fields: [] });
  const { send, sending } = useConfirmDeposit();

  async function confirm() {
    form.answerOf(await send({ id: record.reference ?? '' }));
  }

  return (
    <ListRow
      className="px-0"
      title={record.description}
      text={
        <>
          {format.dateTime(timeOf(record.time))}
          <FormFailure text={form.formError} />
        </>
      }
      value={
        <Button busy={sending} guarded onClick={() => void confirm()}>
          {t('test.deposits.send', { amount: format.money(moneyOf(record.amount), 'price') })}
        </Button>
      }
    />
  );
}
