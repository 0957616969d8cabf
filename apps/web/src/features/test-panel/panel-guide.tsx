import type { SubmittedPost } from '@paydirt/contract/community/guide-posts';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { useState } from 'react';

import { useForm } from '../../forms/form.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { timeOf } from '../../platform/data/wire.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useDeclinePost, useSubmittedPosts, usePostAsGuide } from './data/guide.ts';
import { PanelSection } from './panel-section.tsx';

/** Post members' submissions as the guide, and nothing else (H9), or decline with a reason. */
export function PanelGuide() {
  const t = useT();
  return (
    <PanelSection title={t('test.guide.title')}>
      <Viewed
        inset
        view={useSubmittedPosts()}
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
        skeleton={null}
      >
        {(waiting) => (
          <ul role="list" className="flex flex-col gap-3">
            {waiting.map((post) => (
              <One key={post.id} post={post} />
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function One({ post: { id, name, content, time } }: { post: SubmittedPost }) {
  const t = useT();
  const format = useFormat();
  const [reason, setReason] = useState(t('test.guide.usualReason'));
  const posting = usePostAsGuide();
  const declining = useDeclinePost();
  const form = useForm({ fields: ['reason'] });
  const busy = posting.sending || declining.sending;

  async function post() {
    form.answerOf(await posting.send({ id }));
  }

  async function decline() {
    if (!form.check(reason.trim() === '' ? { reason: 'required' } : {})) return;
    form.answerOf(await declining.send({ id, reason: reason.trim() }));
  }

  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3 wrap-anywhere">
      <p className="text-15 font-semibold">{name}</p>
      <p className="tabular text-13 text-ink-2">{format.dateTime(timeOf(time))}</p>
      <p className="text-15 whitespace-pre-line">{content}</p>
      <TextField
        label={t('test.withdrawal.reason')}
        autoComplete="off"
        maxLength={CONSTANTS.FAILURE_REASON_MAX_LENGTH}
        value={reason}
        onValueChange={(next) => {
          setReason(next);
          form.clearError('reason');
        }}
        error={form.errors.reason}
        ref={form.control('reason')}
      />
      <FormFailure text={form.formError} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={posting.sending} disabled={busy} guarded onClick={() => void post()}>
          {t('test.guide.post')}
        </Button>
        <Button size="sm" busy={declining.sending} disabled={busy} guarded onClick={() => void decline()}>
          {t('test.guide.decline')}
        </Button>
      </div>
    </li>
  );
}
