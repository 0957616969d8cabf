import { useShareInfo } from '../data/team.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { TeamPage } from './team-page.tsx';
import { TeamPageSkeleton } from './team-page-skeleton.tsx';

/** Show the member's team: level, people, rewards of inviting, and the invitation. */
export function TeamScreen() {
  const view = useShareInfo();
  return (
    <Screen>
      <Viewed view={view} skeleton={<TeamPageSkeleton />}>
        {(share) => <TeamPage share={share} />}
      </Viewed>
    </Screen>
  );
}
