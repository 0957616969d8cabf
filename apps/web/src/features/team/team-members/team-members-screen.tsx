import { CONSTANTS } from '@paydirt/domain';
import { Avatar } from '@paydirt/ui/avatar';
import { ButtonLink } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { InviteeRow } from '@paydirt/ui/invitee-row';
import { ListEnd } from '@paydirt/ui/list-end';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { useFloor } from '../data/team.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { teamRoutes } from '../../../routes/team.ts';

const TABS = 'floors';

/** The people on both floors of a team, to be searched by name; the second is shown and earns nothing (H12). */
export function TeamMembersScreen() {
  const t = useT();
  const navigate = useNavigate();
  const floor = useQueryParameter('floor') === '2' ? '2' : '1';
  const [search, setSearch] = useEntryState('search', '');
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-3 pt-1">
        <div className="px-4">
          <SegmentedTabs
            id={TABS}
            label={t('team.floors')}
            variant="segments"
            items={[
              { value: '1', label: t('team.floor1Tab') },
              { value: '2', label: t('team.floor2Tab') },
            ]}
            value={floor}
            onValueChange={(next) =>
              navigate(teamRoutes.teamMembers.href({ floor: next === '1' ? null : next }), { replace: true })
            }
          />
        </div>
        <TabPanel tabs={TABS} value={floor} className="flex flex-1 flex-col gap-3">
          {floor === '2' ? <p className="px-4 text-13 text-ink-2">{t('team.floor2Text')}</p> : null}
          <TextField
            className="px-4"
            type="search"
            label={t('team.search.label')}
            clearLabel={t('common.clear')}
            maxLength={CONSTANTS.TEAM_SEARCH_MAX_LENGTH}
            autoComplete="off"
            value={search}
            onValueChange={setSearch}
          />
          <Floor key={floor} floor={floor === '1' ? 1 : 2} search={search} />
        </TabPanel>
      </div>
    </Screen>
  );
}

function Floor({ floor, search }: { floor: 1 | 2; search: string }) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const searched = useDebounced(search.trim());
  const pages = useFloor(floor, searched);
  const loading = (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Skeleton>
  );
  return (
    <Viewed view={pages.view} skeleton={loading} empty={<Nobody floor={floor} searched={searched !== ''} />}>
      {({ items, total }) => (
        <>
          <p className="px-4 pt-2 pb-1 text-13 font-semibold">{t('team.count', { count: total })}</p>
          <ul role="list" aria-label={t('shell.title.teamMembers')}>
            {items.map((invitee) => (
              <li key={invitee.id}>
                <InviteeRow
                  avatar={
                    <Avatar name={invitee.name ?? ''} src={invitee.avatarUrl ?? undefined} decorative />
                  }
                  name={invitee.name ?? t('team.hasLeft')}
                  note={t('team.joined', { day: format.day(timeOf(invitee.joinedAt)) })}
                  valid={invitee.valid}
                  validLabel={invitee.valid ? t('team.isValid') : t('team.notValid')}
                />
              </li>
            ))}
          </ul>
          <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
        </>
      )}
    </Viewed>
  );
}

/** Explain an empty list: no member of that name, or no invitees yet, with the next step. */
function Nobody({ floor, searched }: { floor: 1 | 2; searched: boolean }) {
  const t = useT();
  if (searched) {
    return (
      <EmptyState
        illustration={<Illustration src={scenes['empty-search']} />}
        title={t('team.search.noneTitle')}
      />
    );
  }
  return (
    <EmptyState
      illustration={<Illustration src={scenes.team} />}
      title={floor === 1 ? t('team.empty.floor1Title') : t('team.empty.floor2Title')}
      text={floor === 1 ? t('team.empty.floor1Text') : undefined}
      action={
        floor === 1 ? (
          <ButtonLink href={hashHref(teamRoutes.invitation.href())}>{t('shell.title.invitation')}</ButtonLink>
        ) : null
      }
    />
  );
}
