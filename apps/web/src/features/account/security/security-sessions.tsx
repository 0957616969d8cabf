import type { MemberSession } from '@paydirt/contract/account/security';
import { Badge } from '@paydirt/ui/badge';
import { Button } from '@paydirt/ui/button';
import { List } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from '../data/security.ts';
import { useDeviceText } from './use-device-text.ts';

/** List the member's sessions; each can be ended, and all others at once. */
export function SecuritySessions() {
  const t = useT();
  const sessions = useSessions();
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('security.sessions.title')} />
      <Viewed inset view={sessions} skeleton={<Loading />}>
        {(list) => <Sessions list={list} />}
      </Viewed>
    </section>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-24" />
      <SkeletonBlock className="mt-2 h-24" />
    </Skeleton>
  );
}

function Sessions({ list }: { list: readonly MemberSession[] }) {
  const t = useT();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const one = useEndSession();
  const others = useEndOtherSessions();
  const [failure, setFailure] = useState<string | null>(null);
  const otherCount = list.filter(({ current }) => !current).length;

  async function end({ id }: MemberSession) {
    const confirmed = await confirm({
      title: t('security.sessions.confirmEnd'),
      text: t('security.sessions.confirmEndText'),
      confirm: t('security.sessions.end'),
    });
    if (!confirmed) return;
    setFailure(null);
    const result = await one.send({ id });
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  async function endOthers() {
    const confirmed = await confirm({
      title: t('security.sessions.confirmOthers'),
      text: t('security.sessions.confirmOthersText'),
      confirm: t('security.sessions.endOthers'),
    });
    if (!confirmed) return;
    setFailure(null);
    const result = await others.send({});
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  return (
    <>
      <List fullBleed>
        {list.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
        ))}
      </List>
      <FormFailure text={failure} />
      {otherCount === 0 ? null : (
        <Button wide busy={others.sending} onClick={() => void endOthers()}>
          {t('security.sessions.endOthers')}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const name = useDeviceText()(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-medium">
          {name}
          {session.current ? <Badge>{t('security.sessions.current')}</Badge> : null}
        </p>
        <p className="text-13 text-ink-2">
          {t('security.sessions.seen', { time: format.dateTime(timeOf(session.seenAt)) })}
        </p>
        <p className="text-13 text-ink-2">
          {t('security.sessions.opened', { time: format.dateTime(timeOf(session.openedAt)) })}
        </p>
        {session.network === null ? null : (
          <p className="text-13 break-all text-ink-2">
            {t('security.sessions.network', { network: session.network })}
          </p>
        )}
      </div>
      {session.current ? null : (
        <Button size="sm" aria-label={t('security.sessions.endNamed', { name })} onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
