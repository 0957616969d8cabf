import type { Share } from '@paydirt/contract/community/team';
import { ButtonLink } from '@paydirt/ui/button';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { Icon, type IconName } from '@paydirt/ui/icon';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { LevelMeter } from '@paydirt/ui/level-meter';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { EmptyState } from '@paydirt/ui/state-message';

import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { levelProgress } from './invitation.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { teamRoutes } from '../../../routes/team.ts';

/** Level, people, the fixed rule of rewards (H12), and the invitation. */
export function TeamPage({ share }: { share: Share }) {
  const t = useT();
  const format = useFormat();
  const own = useOwnFormat();
  const { nextLevelNeeds, nextGradeText, level } = share;
  const figures = [
    { label: t('team.cumulative'), value: format.number(share.cumulative) },
    { label: t('team.valid'), value: format.number(share.valid) },
    { label: t('team.floor2'), value: format.number(share.floor2) },
    {
      label: t('team.earned'),
      value: own.money(moneyOf(share.earned), 'balance'),
      tone: 'income' as const,
    },
  ];
  return (
    <div className="flex flex-col gap-7 px-4 pt-2">
      <LevelMeter
        level={t('team.level', { level: format.number(level), name: share.gradeText })}
        progress={levelProgress(share)}
        label={
          nextLevelNeeds === null
            ? t('team.topLevel')
            : t('team.nextNeeds', {
                count: nextLevelNeeds,
                level: `${format.number(level + 1)} (${nextGradeText ?? ''})`,
              })
        }
        note={t('team.validRule')}
      />
      <div className="flex flex-col gap-2">
        <ButtonLink
          wide
          size="lg"
          variant="primary"
          icon="share"
          href={hashHref(teamRoutes.invitation.href())}
        >
          {t('shell.title.invitation')}
        </ButtonLink>
        {share.referrer === null ? null : (
          <p className="text-13 text-ink-2">{t('team.referrer', { name: share.referrer })}</p>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <FigureGrid figures={figures} />
        {share.cumulative === 0 ? (
          <EmptyState
            illustration={<Illustration src={scenes.team} />}
            title={t('team.empty.floor1Title')}
            text={t('team.empty.floor1Text')}
          />
        ) : null}
        <List fullBleed>
          <ListRow
            icon="users"
            title={t('shell.title.teamMembers')}
            href={hashHref(teamRoutes.teamMembers.href())}
          />
          <ListRow
            icon="chart"
            title={t('shell.title.teamIncome')}
            href={hashHref(teamRoutes.teamIncome.href())}
          />
          <ListRow icon="star" title={t('shell.title.levels')} href={hashHref(teamRoutes.levels.href())} />
          <ListRow icon="gift" title={t('team.earnOnce')} href={hashHref(earnRoutes.earn.href())} />
        </List>
      </div>
      <RewardRule share={share} />
    </div>
  );
}

/** Explain the rewards of inviting: fixed, capped, one level deep, and who pays them (H12). */
function RewardRule({ share }: { share: Share }) {
  const t = useT();
  const format = useFormat();
  const rules: readonly (readonly [IconName, string])[] = [
    ['gift', t('team.rewardEach', { amount: format.money(moneyOf(share.rewardEach), 'price') })],
    ['users', t('team.rewardCap', { count: share.rewardedAtMost })],
    ...(share.rewardedEarlier === 0
      ? []
      : [['receipt', t('team.rewardedEarlier', { count: share.rewardedEarlier })] as const]),
    ['user', t('team.rewardOneDeep')],
    ['wallet', t('team.rewardSource')],
    ['clock', t('team.rewardWhen')],
  ];
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('team.rewardTitle')} />
      <ul role="list" className="flex flex-col">
        {rules.map(([icon, text]) => (
          <li key={text} className="flex gap-3 border-b border-line py-2.5 last:border-b-0">
            <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-ink-2" />
            <span className="min-w-0 text-pretty">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
