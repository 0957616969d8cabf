import type { Feedback } from '@paydirt/contract/messages/feedback';
import { SavedImage } from '@paydirt/ui/data-saver';
import { Badge } from '@paydirt/ui/badge';
import { Card } from '@paydirt/ui/card';
import { ListEnd } from '@paydirt/ui/list-end';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useFeedback } from '../data/feedback.ts';

const TONES = { sent: 'neutral', read: 'pending', answered: 'success' } as const;

/** The member's earlier feedback, each with its state and the answer. */
export function FeedbackHistory() {
  const t = useT();
  const failureText = useFailureText();
  const pages = useFeedback();
  return (
    <Viewed
      inset
      view={pages.view}
      empty={<p className="text-15 text-ink-2">{t('feedback.empty')}</p>}
      skeleton={
        <Skeleton label={t('common.loading')}>
          <SkeletonBlock className="h-32" />
        </Skeleton>
      }
    >
      {({ items }) => (
        <>
          <ul role="list" className="flex flex-col gap-3">
            {items.map((one) => (
              <li key={one.id}>
                <OneFeedback feedback={one} />
              </li>
            ))}
          </ul>
          <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
        </>
      )}
    </Viewed>
  );
}

function OneFeedback({ feedback }: { feedback: Feedback }) {
  const t = useT();
  const format = useFormat();
  const { comments, phone, pictures, state, time, answers } = feedback;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular text-13 text-ink-2">{format.dateTime(timeOf(time))}</span>
        <Badge tone={TONES[state]}>{t(`feedback.state.${state}`)}</Badge>
      </div>
      <p className="text-15 wrap-anywhere whitespace-pre-line">{comments}</p>
      {phone === null ? null : <p className="tabular text-13 text-ink-2">{phone}</p>}
      {pictures.length === 0 ? null : (
        <ul role="list" className="flex flex-wrap gap-2">
          {pictures.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
                <SavedImage
                  within
                  src={url}
                  alt={t('feedback.pictureOf', { number: format.number(index + 1) })}
                  loading="lazy"
                  className="size-20 rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers.map(({ id, text, time: at }) => (
        <div key={id} className="rounded-card bg-verdigris-wash px-4 py-3">
          <p className="text-13 text-ink-2">
            {t('feedback.answer')} · <span className="tabular">{format.dateTime(timeOf(at))}</span>
          </p>
          <p className="text-15 wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </Card>
  );
}
