import { useSyncExternalStore } from 'react';

import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useMember, usePlatform, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { POST_DRAFT, storedValueOf, removals } from '../../../platform/storage/stored-value.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { supportRoutes } from '../../../routes/support.ts';

const LONGEST_START = 80;

/** Drafts that wait to be sent, by the field of their text. Nothing about money is among them. */
const DRAFTS = [
  { name: POST_DRAFT, field: 'text', icon: 'edit', href: communityRoutes.compose.href() },
  { name: 'draft.feedback', field: 'comments', icon: 'chat', href: supportRoutes.feedback.href() },
] as const;

/** Enough of a text to know it by. */
function startOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const letters = Array.from(line);
  return letters.length > LONGEST_START ? `${letters.slice(0, LONGEST_START).join('')}…` : line;
}

/** List what was written and has not been sent, with the way to where it is edited and sent: never by itself. */
export function Unsent() {
  const t = useT();
  const { local, perTab } = usePlatform();
  const userId = useMember()?.userId ?? null;
  // A post whose sending began here is sent while this list is looked at.
  useSyncExternalStore(removals.subscribe, removals.get);
  const written = DRAFTS.flatMap(({ name, field, ...row }) => {
    const kept = storedValueOf(name, { userId, local, perTab }).read() as Readonly<
      Record<string, unknown>
    > | null;
    const text = kept?.[field];
    return typeof text === 'string' && text.trim() !== '' ? [{ ...row, start: startOf(text) }] : [];
  });
  if (written.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('me.unsent')} />
      <List className="-mx-4 border-y border-line">
        {written.map(({ icon, href, start }) => (
          <ListRow key={href} icon={icon} title={start} href={hashHref(href)} className="wrap-anywhere" />
        ))}
      </List>
    </section>
  );
}
