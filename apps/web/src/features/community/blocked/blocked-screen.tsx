import type { Blocked } from '@paydirt/contract/community/blocked';
import { Avatar } from '@paydirt/ui/avatar';
import { Button } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useBlocked, useUnblock } from '../data/report-and-block.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';

/** List the authors that the member muted or blocked, each with the way back. */
export function BlockedScreen() {
  const t = useT();
  return (
    <Screen>
      <Viewed
        view={useBlocked()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonRow />
            <SkeletonRow />
          </Skeleton>
        }
        empty={
          <EmptyState
            illustration={<Illustration src={scenes['empty-messages']} />}
            title={t('moderation.list.emptyTitle')}
          />
        }
      >
        {(people) => (
          <div className="flex flex-col gap-3 px-4 pt-2">
            <p className="text-15 text-ink-2">{t('moderation.list.text')}</p>
            <List fullBleed>
              {people.map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </List>
          </div>
        )}
      </Viewed>
    </Screen>
  );
}

function Person({ person: { id, username, avatarUrl, kind, since } }: { person: Blocked }) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const { send, sending } = useUnblock();
  const [failure, setFailure] = useState<string | null>(null);
  const isMuted = kind === 'mute';

  async function unblock() {
    setFailure(null);
    const result = await send({ id });
    // `not_found`: the block was already removed in another tab, which is the wanted result.
    if (result === null || result.ok || result.error.name === 'not_found') return;
    setFailure(failureText(result.error));
  }

  return (
    <>
      <ListRow
        media={<Avatar name={username} src={avatarUrl ?? undefined} decorative />}
        title={username}
        text={t(isMuted ? 'moderation.list.mutedSince' : 'moderation.list.blockedSince', {
          day: format.day(timeOf(since)),
        })}
        value={
          <Button
            size="sm"
            busy={sending}
            aria-label={t(isMuted ? 'moderation.list.unmuteOf' : 'moderation.list.unblockOf', {
              name: username,
            })}
            onClick={() => void unblock()}
          >
            {t(isMuted ? 'moderation.list.unmute' : 'moderation.list.unblock')}
          </Button>
        }
      />
      {failure === null ? null : (
        <li className="px-4 py-3">
          <FormFailure text={failure} />
        </li>
      )}
    </>
  );
}
