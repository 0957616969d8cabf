import type { Reward } from '@paydirt/contract/rewards/rewards';
import { AmountText } from '@paydirt/ui/amount-text';
import { Badge, type BadgeTone } from '@paydirt/ui/badge';
import { Button, ButtonLink } from '@paydirt/ui/button';
import type { IconName } from '@paydirt/ui/icon';
import { useId, useState } from 'react';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { useReceiveReward } from '../data/rewards.ts';
import { useRewardTitle } from './reward-title.ts';

const TONES: Readonly<Record<Reward['state'], BadgeTone>> = {
  open: 'neutral',
  in_review: 'pending',
  refused: 'failure',
  ready: 'info',
  received: 'success',
};
const ICONS: Partial<Record<Reward['state'], IconName>> = {
  in_review: 'clock',
  refused: 'alert',
  received: 'check',
};
const CREDIT_TONES: Readonly<Record<NonNullable<Reward['credit']>, BadgeTone>> = {
  to_collect: 'info',
  on_its_way: 'pending',
  arrived: 'success',
};
const CREDIT_ICONS: Readonly<Record<NonNullable<Reward['credit']>, IconName | undefined>> = {
  to_collect: undefined,
  on_its_way: 'clock',
  arrived: 'check',
};

interface RewardRowProps {
  reward: Reward;
  /** The first of those that are ready, whose button is the one accent of the screen. */
  first: boolean;
}

/** One reward: what it is, its rule, how far the member is, and the one next step. */
export function RewardRow({ reward, first }: RewardRowProps) {
  const t = useT();
  const format = useFormat();
  const title = useRewardTitle();
  const { state, reason, needs, credit, receivedAt, earlier } = reward;
  const titleId = useId();
  return (
    <li>
      <div className="flex flex-col gap-3 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="min-w-0 flex-[1_1_9rem] text-17 font-semibold">
            {title(reward)}
          </h2>
          <AmountText amount={format.moneyParts(moneyOf(reward.amount), 'price')} />
        </div>
        <p className="text-15 text-pretty text-ink-2">{t(`earn.kind.${reward.kind}.rule`)}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {credit === null ? (
            <Badge tone={TONES[state]} icon={ICONS[state]}>
              {t(`earn.state.${state}`)}
            </Badge>
          ) : (
            <Badge tone={CREDIT_TONES[credit]} icon={CREDIT_ICONS[credit]}>
              {t(`earn.credit.${credit}`)}
            </Badge>
          )}
          {needs !== null && needs > 0 ? (
            <span className="text-13 text-ink-2">{t('earn.needs', { count: needs })}</span>
          ) : null}
          {earlier ? <span className="text-13 text-ink-2">{t('common.earlierAccount')}</span> : null}
          {receivedAt === null ? null : (
            <span className="text-13 text-ink-2">
              {t('earn.arrivedOn', { day: format.day(timeOf(receivedAt)) })}
            </span>
          )}
        </div>
        {state === 'refused' && reason !== null ? <p className="text-15 text-pretty">{reason}</p> : null}
        <NextStep reward={reward} first={first} titleId={titleId} />
      </div>
    </li>
  );
}

interface NextStepProps extends RewardRowProps {
  /** Id of the reward's title, which describes its button. */
  titleId: string;
}

function NextStep({ reward, first, titleId }: NextStepProps) {
  const t = useT();
  const { kind, state, recordId } = reward;
  const { lost } = useReceiveReward(reward);
  const link = (text: string, address: string) => (
    <ButtonLink aria-describedby={titleId} href={hashHref(address)}>
      {text}
    </ButtonLink>
  );
  // An unanswered request must be settled first, whatever state the reward has by now.
  if (lost !== null) return <Collect reward={reward} first={first} titleId={titleId} />;
  if (state === 'received') {
    return recordId === null
      ? null
      : link(t('earn.action.record'), walletRoutes.records.href({ id: recordId }));
  }
  if (state === 'ready') return <Collect reward={reward} first={first} titleId={titleId} />;
  if (kind === 'level') {
    return link(t('earn.action.invite'), teamRoutes.team.href());
  }
  if (kind === 'welcome') return null;
  const address = kind === 'join_group' ? earnRoutes.joinGroup.href() : earnRoutes.shareLink.href();
  const text =
    state === 'in_review'
      ? t('earn.action.look')
      : state === 'refused'
        ? t('earn.action.again')
        : t(`earn.kind.${kind}.title`);
  return link(text, address);
}

function Collect({ reward, first, titleId }: NextStepProps) {
  const { kind, level, amount } = reward;
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const call = useReceiveReward(reward, (outcome) => void outcome.then(setFailure));
  const sum = format.money(moneyOf(amount), 'price');

  async function collect() {
    setFailure(null);
    finish(await call.confirm({ kind, ...(level !== null && { level }) }));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    // After a success, the refetched reward shows its new state.
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  if (call.lost !== null)
    return (
      <Unanswered
        call={call}
        title={sum}
        onCheck={() => void collect()}
        onGiveUp={() => void call.giveUp().then(finish)}
      />
    );
  return (
    <>
      <FormFailure text={failure} />
      <Button
        aria-describedby={titleId}
        variant={first ? 'primary' : 'secondary'}
        busy={call.sending}
        guarded
        onClick={() => void collect()}
      >
        {t('earn.action.collect', { amount: sum })}
      </Button>
    </>
  );
}
