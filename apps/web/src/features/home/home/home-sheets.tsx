import {
  type CreditedReward,
  type Notice,
  popupNotice,
  rewardsSinceLastLook,
} from '@paydirt/contract/messages/announcements';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { List, ListRow } from '@paydirt/ui/list-row';
import { useState } from 'react';

import { useClosePopupNotice, useCreditedRewards, usePopupNotice } from '../data/announcements.ts';
import { usePutAnswer } from '../../../platform/data/use-call.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useOwnFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';

/** Show the one-time sheets of home: credited rewards, then a notice; one after the other, never both at once. */
export function HomeSheets() {
  const rewards = useCreditedRewards();
  const notice = usePopupNotice();
  const put = usePutAnswer();
  // A closed sheet empties its answer, which is kept: else it would open again with the next visit of home.
  if (rewards.status === 'ready')
    return <RewardsSheet rewards={rewards.value} onClosed={() => void put(rewardsSinceLastLook, {}, [])} />;
  if (notice.status === 'ready' && notice.value !== null)
    return (
      <NoticeSheet
        key={notice.value.id}
        notice={notice.value}
        onClosed={() => void put(popupNotice, {}, null)}
      />
    );
  return null;
}

interface RewardsSheetProps {
  rewards: readonly CreditedReward[];
  onClosed: () => void;
}

function RewardsSheet({ rewards, onClosed }: RewardsSheetProps) {
  const t = useT();
  const format = useOwnFormat();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('home.rewards.title')}
      text={t('home.rewards.text')}
    >
      <div className="flex flex-col gap-4">
        <List>
          {rewards.map(({ recordId, description, amount, time }) => (
            <ListRow
              key={recordId}
              className="-mx-4"
              title={description}
              text={<span className="tabular">{format.dateTime(timeOf(time))}</span>}
              value={<AmountText amount={format.moneyParts(moneyOf(amount), 'delta')} tone="income" />}
            />
          ))}
        </List>
        <ButtonLink wide href={hashHref(walletRoutes.records.href())} onClick={close}>
          {t('home.rewards.toRecords')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

/** A notice that pops up: once closed in any way, it never appears again. */
function NoticeSheet({ notice, onClosed }: { notice: Notice; onClosed: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { send } = useClosePopupNotice();
  const [open, setOpen] = useState(true);
  const foreign = foreignLanguage(notice.contentLanguage, locale);

  function close() {
    setOpen(false);
    onClosed();
    // If this request fails, the notice appears again, on another clock day at the earliest.
    void send({ id: notice.id });
  }

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={notice.title}
    >
      <div className="flex flex-col gap-4">
        <p lang={foreign} className="text-15 whitespace-pre-line text-pretty">
          {notice.body}
        </p>
        {foreign ? <p className="text-13 text-ink-2">{t('common.shownInEnglish')}</p> : null}
        <Button wide onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Sheet>
  );
}
