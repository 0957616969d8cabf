import type { OpenSubmission } from '@paydirt/contract/rewards/submission';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { TextField } from '@paydirt/ui/field';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { useForm } from '../../forms/form.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { timeOf } from '../../platform/data/wire.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useOpenSubmissions, useReview } from './data/submissions.ts';
import { PanelSection } from './panel-section.tsx';

/** Review members' submissions for a reward, with the picture in view. */
export function PanelSubmissions({ id }: { id: string }) {
  const t = useT();
  return (
    <PanelSection id={id} title={t('test.submissions.title')}>
      <Viewed
        inset
        view={useOpenSubmissions()}
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonBlock className="h-40" />
          </Skeleton>
        }
      >
        {(waiting) => (
          <ul role="list" className="flex flex-col gap-3">
            {waiting.map((submission) => (
              <Waiting key={submission.id} submission={submission} />
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function Waiting({ submission }: { submission: OpenSubmission }) {
  const t = useT();
  const format = useFormat();
  const [reason, setReason] = useState(t('test.submissions.usualReason'));
  const { send, sending } = useReview();
  const form = useForm({ fields: ['reason'] });
  const { id, name, kind, pictureUrl, link, submittedAt } = submission;

  async function review(approve: boolean) {
    if (!approve && !form.check(reason.trim() === '' ? { reason: 'required' } : {})) return;
    form.answerOf(await send({ id, approve, ...(!approve && { reason: reason.trim() }) }));
  }

  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div>
          <p className="text-15 font-semibold">
            {name} · {t(`test.submissions.kind.${kind}`)}
          </p>
          <p className="text-13 text-ink-2">{format.dateTime(timeOf(submittedAt))}</p>
        </div>
        {pictureUrl === null ? (
          <p className="text-15 wrap-anywhere">{link}</p>
        ) : (
          <img
            src={pictureUrl}
            alt={t('test.submissions.picture', { name })}
            className="max-h-96 w-fit max-w-full self-center rounded-control border border-line object-contain"
          />
        )}
        <TextField
          label={t('test.submissions.reason')}
          autoComplete="off"
          maxLength={CONSTANTS.FAILURE_REASON_MAX_LENGTH}
          value={reason}
          {...form.field('reason', setReason)}
        />
        <FormFailure text={form.formError} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
          <Button busy={sending} guarded onClick={() => void review(true)}>
            {t('test.submissions.approve')}
          </Button>
          <Button disabled={sending} guarded onClick={() => void review(false)}>
            {t('test.submissions.refuse')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
