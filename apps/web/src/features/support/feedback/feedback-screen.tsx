import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackHistory } from './feedback-history.tsx';

/** Send feedback, and read the answers. */
export function FeedbackScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-8 px-4 pt-2">
        <div className="flex flex-col gap-5">
          <p className="text-15 text-pretty text-ink-2">{t('feedback.intro')}</p>
          <FeedbackForm />
        </div>
        <section className="flex flex-col gap-3">
          <SectionHeading title={t('feedback.earlier')} />
          <FeedbackHistory />
        </section>
      </div>
    </Screen>
  );
}
