import { useState, useSyncExternalStore } from 'react';

import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useMember, usePlatform, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { readJson } from '../../../platform/storage/storage.ts';
import { memberKey, memberKeys, POST_DRAFT, removals } from '../../../platform/storage/stored-value.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { part } from '../../../shell/screen/part.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';

const UnsentComment = part(
  ['community', 'compose'],
  async () => (await import('../../community/index.ts')).UnsentComment,
);

const LONGEST_START = 80;

/** Drafts that wait to be sent, by the field of their text, besides posts. Nothing about money is among them. */
const DRAFTS = [
  { name: 'draft.feedback', field: 'comments', icon: 'chat', href: supportRoutes.feedback.href() },
  { name: 'draft.chat', field: 'question', icon: 'chat', href: supportRoutes.chat.href() },
] as const;
/** Beginning of the names of comments; the id of the post follows. */
const COMMENT = 'draft.comment:';

/** Enough of a text to know it by; empty where there is none. */
function startOf(kept: unknown, field: string): string {
  const text: unknown = Reflect.get(Object(kept), field);
  if (typeof text !== 'string') return '';
  const [line = ''] = text.trim().split('\n', 1);
  const letters = Array.from(line);
  return letters.length > LONGEST_START ? `${letters.slice(0, LONGEST_START).join('')}…` : line;
}

/**
 * List drafts that have not been sent, each with a link to where it is edited and sent; nothing is sent
 * automatically.
 */
export function Unsent() {
  const userId = useMember()?.userId;
  return userId === undefined ? null : <UnsentOf userId={userId} />;
}

function UnsentOf({ userId }: { userId: string }) {
  const t = useT();
  const { local } = usePlatform();
  // A post may finish sending while this list is shown: render again when its draft is removed.
  useSyncExternalStore(removals.subscribe, removals.get);
  const [postId, setPostId] = useState<string | null>(null);
  // Keep the last id, so that the sheet has content while it closes.
  const [last, setLast] = useState('');
  if (postId !== null && postId !== last) setLast(postId);

  const keptIn = (name: string) => readJson(local, memberKey(userId, name));
  const idsOf = (beginning: string) =>
    memberKeys(local, userId, beginning).map((key) => key.slice(memberKey(userId, beginning).length));
  const rows = [
    ...idsOf(POST_DRAFT).map((draft) => ({
      start: startOf(keptIn(`${POST_DRAFT}${draft}`), 'text'),
      row: {
        key: `${POST_DRAFT}${draft}`,
        icon: 'edit' as const,
        href: hashHref(communityRoutes.compose.href({ draft })),
      },
    })),
    ...DRAFTS.map(({ name, field, icon, href }) => ({
      start: startOf(keptIn(name), field),
      row: { key: name, icon, href: hashHref(href) },
    })),
    ...idsOf(COMMENT).map((id) => ({
      start: startOf(keptIn(`${COMMENT}${id}`), 'text'),
      row: { key: `${COMMENT}${id}`, icon: 'comment' as const, onSelect: () => setPostId(id) },
    })),
  ].filter(({ start }) => start !== '');
  const close = () => setPostId(null);
  return (
    <>
      {rows.length === 0 ? null : (
        <section className="flex flex-col gap-2">
          <SectionHeading title={t('me.unsent')} />
          <List fullBleed>
            {rows.map(({ start, row: { key, ...row } }) => (
              <ListRow key={key} {...row} title={start} className="wrap-anywhere" />
            ))}
          </List>
        </section>
      )}
      <Sheet open={postId !== null} onOpenChange={close} title={t('me.unsent')}>
        <UnsentComment
          key={last}
          postId={last}
          onDone={() => setPostId((now) => (now === last ? null : now))}
        />
      </Sheet>
    </>
  );
}
