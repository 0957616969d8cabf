import type { FeedbackRequest } from '@paydirt/contract/messages/feedback';
import { Button } from '@paydirt/ui/button';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { timeOf } from '../../platform/data/wire.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useAnswerFeedback, useFeedbackRequests, useReadFeedback } from './data/answers.ts';
import { PanelAnswer } from './panel-answer.tsx';
import { PanelSection } from './panel-section.tsx';

/** Read what members wrote, and answer it. */
export function PanelFeedback() {
  const t = useT();
  return (
    <PanelSection title={t('test.feedback.title')}>
      <Viewed
        inset
        view={useFeedbackRequests()}
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
        skeleton={null}
      >
        {(requests) => (
          <ul role="list" className="flex flex-col gap-4">
            {requests.map((request) => (
              <li key={request.id} className="flex flex-col gap-2">
                <One request={request} />
              </li>
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function One({ request: { id, name, comments, state, time, answers } }: { request: FeedbackRequest }) {
  const t = useT();
  const format = useFormat();
  const form = useForm({ fields: [] });
  const read = useReadFeedback();

  async function markRead() {
    form.answerOf(await read.send({ id }));
  }

  return (
    <>
      <PanelAnswer
        id={id}
        name={name}
        text={comments}
        about={`${format.dateTime(timeOf(time))}${answers.length > 0 ? ` · ${t('test.support.answered')}` : ''}`}
        label={t('test.support.send', { name })}
        sending={useAnswerFeedback()}
      />
      <FormFailure text={form.formError} />
      {state === 'sent' ? (
        <Button size="sm" busy={read.sending} onClick={() => void markRead()}>
          {t('test.feedback.read')}
        </Button>
      ) : null}
    </>
  );
}
