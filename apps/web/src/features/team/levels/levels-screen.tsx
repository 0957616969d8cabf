import type { TeamSummary } from '@paydirt/contract/community/team';
import { isZero } from '@paydirt/domain';
import { Badge } from '@paydirt/ui/badge';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { LevelMeter } from '@paydirt/ui/level-meter';
import { List, ListRow } from '@paydirt/ui/list-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useTeamSummary } from '../data/team.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { levelProgress } from '../team/invitation.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** List every level: its condition, its one fixed gift, and the budget that pays it (H6, H12). */
export function LevelsScreen() {
  const view = useTeamSummary();
  return (
    <Screen>
      <Viewed view={view} skeleton={<LevelsSkeleton />}>
        {(summary) => <Levels summary={summary} />}
      </Viewed>
    </Screen>
  );
}

function Levels({ summary }: { summary: TeamSummary }) {
  const t = useT();
  const format = useFormat();
  const { level, nextLevelNeeds } = summary;
  const nameOf = (number: number) => summary.levels.find((one) => one.level === number)?.gradeText ?? '';
  return (
    <div className="flex flex-col gap-7 px-4 pt-2">
      <LevelMeter
        level={t('team.level', { level: format.number(level), name: nameOf(level) })}
        progress={levelProgress(summary)}
        label={
          nextLevelNeeds === null
            ? t('team.topLevel')
            : t('team.nextNeeds', {
                count: nextLevelNeeds,
                level: `${format.number(level + 1)} (${nameOf(level + 1)})`,
              })
        }
        note={t('team.validRule')}
      />
      <section className="flex flex-col gap-2">
        <SectionHeading title={t('team.levels.list')} />
        <List fullBleed className="wrap-anywhere">
          {summary.levels.map((one) => (
            <LevelRow key={one.level} one={one} own={level} />
          ))}
        </List>
      </section>
      <BudgetPart summary={summary} />
      <section className="flex flex-col gap-2">
        <SectionHeading title={t('team.levels.yours')} />
        <div className="flex flex-col gap-2 text-15 text-pretty text-ink-2">
          <p>{t('team.levels.falls')}</p>
          <p>{t('team.levels.noPower')}</p>
        </div>
      </section>
    </div>
  );
}

/** Show one level: its number, condition, reward, and whether it is reached. */
function LevelRow({ one, own }: { one: TeamSummary['levels'][number]; own: number }) {
  const t = useT();
  const format = useFormat();
  const gift = moneyOf(one.gift);
  const number = format.number(one.level);
  return (
    <ListRow
      aria-current={one.level === own ? 'true' : undefined}
      media={
        <span
          aria-hidden="true"
          className="tabular grid size-10 shrink-0 place-items-center rounded-[0.625rem] bg-wash font-title text-17 font-bold"
        >
          {number}
        </span>
      }
      title={t('team.level', { level: number, name: one.gradeText })}
      text={
        <>
          <span className="block">
            {one.needs === 0 ? t('team.levels.start') : t('team.levels.needs', { count: one.needs })}
          </span>
          <span className="tabular block">
            {isZero(gift)
              ? t('team.levels.noGift')
              : t('team.levels.gift', { amount: format.money(gift, 'price') })}
          </span>
        </>
      }
      value={
        one.level === own ? (
          <Badge tone="pending">{t('team.levels.yours')}</Badge>
        ) : one.level < own ? (
          <Badge tone="success" icon="check">
            {t('team.levels.reached')}
          </Badge>
        ) : null
      }
    />
  );
}

/** Show who pays gifts and rewards, and the rest of that budget, spent or not. */
function BudgetPart({ summary: { budget, rewards } }: { summary: TeamSummary }) {
  const t = useT();
  const format = useFormat();
  const own = useOwnFormat();
  const left = moneyOf(budget.left);
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('team.levels.budgetTitle')} />
      <p className="text-15 text-pretty text-ink-2">{t('team.levels.budgetText')}</p>
      {isZero(left) ? <NoticeBar tone="pending">{t('team.levels.budgetSpent')}</NoticeBar> : null}
      <FigureGrid
        figures={[
          { label: t('team.levels.budgetLeft'), value: format.money(left, 'balance') },
          {
            label: t('team.earned'),
            value: own.money(moneyOf(rewards.total), 'balance'),
            tone: 'income',
          },
        ]}
      />
      <List fullBleed>
        <ListRow icon="scale" title={t('team.levels.toMoney')} href={hashHref(walletRoutes.money.href())} />
      </List>
    </section>
  );
}

function LevelsSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-7 px-4 pt-2">
        <div className="flex flex-col gap-2">
          <SkeletonLine size="24" extent="medium" />
          <SkeletonBlock className="h-2" />
          <SkeletonLine size="13" extent="full" />
        </div>
        <SkeletonBlock className="h-96" />
        <SkeletonBlock className="h-32" />
      </div>
    </Skeleton>
  );
}
