import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { ProgressTimeline } from '@paydirt/ui/progress-timeline';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { FIRST_STEPS, type FirstStep } from './home-figures.ts';

/** The three first steps of a new member, with their progress, and the next one's button. */
export function HomeSteps({ next }: { next: FirstStep }) {
  const t = useT();
  const at = FIRST_STEPS.indexOf(next);
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={t('home.steps.title')} />
      <Card className="flex flex-col gap-4">
        <ProgressTimeline
          steps={FIRST_STEPS.map((step, index) => ({
            label: t(`home.steps.${step}`),
            note: step === next ? t(`home.steps.${step}Text`) : undefined,
            state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
          }))}
          stateLabels={{
            done: t('home.steps.isDone'),
            current: t('home.steps.isNext'),
            upcoming: t('home.steps.isLater'),
            failed: t('home.steps.isNext'),
          }}
        />
        <StepButton step={next} />
      </Card>
    </section>
  );
}

/** The one gold action of home, while there is a next step. */
function StepButton({ step }: { step: FirstStep }) {
  const t = useT();
  const { panel } = usePlatform();
  const label = t(`home.steps.${step}`);
  switch (step) {
    case 'money':
      return (
        // The faucet pays at once, while a top-up would have to wait for its deposit.
        <Button wide variant="primary" aria-haspopup="dialog" onClick={() => panel.set('faucet')}>
          {label}
        </Button>
      );
    case 'lease':
      return (
        <ButtonLink wide variant="primary" href={hashHref(catalogueRoutes.products.href())}>
          {label}
        </ButtonLink>
      );
    case 'day':
      return (
        <Button wide variant="primary" aria-haspopup="dialog" onClick={() => panel.set('clock')}>
          {label}
        </Button>
      );
  }
}
