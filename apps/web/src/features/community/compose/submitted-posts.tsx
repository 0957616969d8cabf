import type { OwnSubmittedPost } from '@paydirt/contract/community/guide-posts';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { useSubmittedPosts, useWithdrawPost } from '../data/community.ts';
import { usePublishing } from '../data/publish.ts';

/**
 * Say that another post is being sent, and list those that the member submitted to a guide and that are not posted
 * yet, each with a way to withdraw it; draw nothing where there are none.
 */
export function SubmittedPosts() {
  const t = useT();
  const [publishing] = usePublishing();
  return (
    <>
      {Object.values(publishing).includes('sending') ? (
        <p role="status" className="mt-3 text-center text-13 text-ink-2">
          {t('community.sending')}
        </p>
      ) : null}
      <ForGuides />
    </>
  );
}

function ForGuides() {
  const t = useT();
  const view = useSubmittedPosts();
  if (view.status !== 'ready') return null;
  return (
    <section className="mt-8 flex flex-col gap-3">
      <SectionHeading title={t('compose.handedIn.title')} />
      <ul role="list" className="flex flex-col gap-3">
        {view.value.map((post) => (
          <One key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function One({ post: { id, content, time, declined } }: { post: OwnSubmittedPost }) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const { send, sending } = useWithdrawPost();
  const [failure, setFailure] = useState<string | null>(null);
  const label = t(declined === null ? 'compose.handedIn.takeBack' : 'compose.handedIn.remove');

  async function withdraw() {
    const agreed = await confirm({
      title: label,
      text: t('compose.handedIn.text'),
      confirm: label,
      tone: 'danger',
    });
    if (!agreed) return;
    setFailure(null);
    const result = await send({ id });
    // After a success the refetched list no longer has the post.
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  return (
    <li>
      <Card className="flex flex-col gap-2 wrap-anywhere">
        <p className="line-clamp-4 text-15 whitespace-pre-line">{content}</p>
        <p className="tabular text-13 text-ink-2">{format.dateTime(timeOf(time))}</p>
        {declined === null ? null : (
          <p className="text-15 text-pretty">{t('compose.handedIn.declined', { reason: declined })}</p>
        )}
        <FormFailure text={failure} />
        <Button size="sm" className="self-start" busy={sending} onClick={() => void withdraw()}>
          {label}
        </Button>
      </Card>
    </li>
  );
}
