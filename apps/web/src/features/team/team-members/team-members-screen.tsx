import { Avatar } from '@paydirt/ui/avatar';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { InviteeRow } from '@paydirt/ui/invitee-row';
import { ListEnd } from '@paydirt/ui/list-end';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { useFloor } from '../data/team.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { teamRoutes } from '../../../routes/team.ts';

const TABS = 'floors';

/** The people on both floors of a team; the second is shown and earns nothing (H12). */
export function TeamMembersScreen() {
  const t = useT();
  const navigate = useNavigate();
  const floor = useQueryParameter('floor') === '2' ? '2' : '1';
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
        <TabPanel tabs={TABS} value={floor} className="flex-1">
          <p className="px-4 text-13 text-ink-2">
            {floor === '1' ? t('team.floor1Text') : t('team.floor2Text')}
          </p>
          <Floor key={floor} floor={floor === '1' ? 1 : 2} />
        </TabPanel>
      </div>
    </Screen>
  );
}

function Floor({ floor }: { floor: 1 | 2 }) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const pages = useFloor(floor);
  const loading = (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Skeleton>
  );
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes.team} />}
      title={floor === 1 ? t('team.empty.floor1Title') : t('team.empty.floor2Title')}
      text={floor === 1 ? t('team.empty.floor1Text') : t('team.empty.floor2Text')}
    />
  );
  return (
    <Viewed view={pages.view} skeleton={loading} empty={empty}>
      {({ items, total }) => (
        <>
          <p className="px-4 pt-2 pb-1 text-13 font-semibold">{t('team.count', { count: total })}</p>
          <ul role="list" aria-label={t('team.members')}>
            {items.map((invitee) => (
              <li key={invitee.id}>
                <InviteeRow
                  avatar={<Avatar name={invitee.name} decorative />}
                  name={invitee.name}
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
