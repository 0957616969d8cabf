import { systemInfo } from '@paydirt/contract/messages/announcements';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Illustration, markViewBox, scenes } from '@paydirt/ui/illustration';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonText } from '@paydirt/ui/skeleton';
import { TextLink } from '@paydirt/ui/text-link';
import { useState } from 'react';

import type { VersionUpdate } from '@paydirt/contract/account/session';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useCheckForUpdate } from '../../../platform/data/version.ts';
import { useCall } from '../../../platform/data/use-call.ts';
import { hourOf, moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import type { NewerVersion } from '../../../platform/offline/app-update.ts';
import { lookForVersion } from '../../../platform/offline/look-for-version.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { supportRoutes } from '../../../routes/support.ts';
import type { PlainKey } from '../../../platform/language/plain-key.ts';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';

const VersionPrompt = part(
  [],
  async () => (await import('../../../shell/frame/version-prompt.tsx')).VersionPrompt,
);

const NewerVersionPrompt = part(
  [],
  async () => (await import('../../../shell/frame/newer-version-prompt.tsx')).NewerVersionPrompt,
);

/** The sixteen honesty rules of PRODUCT 1, in their order and in plain words. */
const RULES: readonly PlainKey[] = [
  'me.about.rules.testMode',
  'me.about.rules.addresses',
  'me.about.rules.figures',
  'me.about.rules.countdowns',
  'me.about.rules.scheduled',
  'me.about.rules.sources',
  'me.about.rules.proof',
  'me.about.rules.fees',
  'me.about.rules.authors',
  'me.about.rules.makeUp',
  'me.about.rules.returns',
  'me.about.rules.inviting',
  'me.about.rules.yields',
  'me.about.rules.withdrawing',
  'me.about.rules.testValues',
  'me.about.rules.calm',
];

/** Show the app's purpose, version and promises. */
export function AboutScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <div className="flex items-center gap-4">
          <Illustration src={scenes.mark} viewBox={markViewBox} className="size-16 shrink-0" />
          <div className="min-w-0">
            <p className="font-title text-20 font-bold">{t('me.about.name')}</p>
            <p className="tabular text-13 text-ink-2">
              {t('me.about.version', { version: CONSTANTS.VERSION, code: CONSTANTS.VERSION_CODE })}
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-2 text-15">
          <p className="text-pretty">{t('me.about.intro')}</p>
          <p>
            <TextLink href={hashHref(supportRoutes.help.href())}>{t('common.moreInHelp')}</TextLink>
          </p>
        </div>
        <CheckForUpdate />
        <ServiceInfo />
        <section className="flex flex-col gap-3">
          <SectionHeading title={t('me.about.rulesTitle')} />
          <ol role="list" className="flex flex-col divide-y divide-line">
            {RULES.map((key, index) => (
              <li key={key} className="flex gap-3 py-3 text-15">
                <span
                  aria-hidden="true"
                  className="tabular w-6 shrink-0 text-end font-title font-bold text-ink-2"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 text-pretty">{t(key)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Screen>
  );
}

/** Figures as long as the usual ones, whose place is held for them: the rules below do not move. */
const SAMPLE_INFO = {
  supportHours: { from: '00:00', to: '00:00' },
  promotionBudget: { available: '40000.00', paidToday: '10.00' },
} as const;

/** Show the support hours and the promotion budget as the service reports them (H7). */
function ServiceInfo() {
  const t = useT();
  const format = useFormat();
  const view = useCall(systemInfo, {});
  // The page is complete without this section, so a failure is not shown.
  if (view.status !== 'ready' && view.status !== 'loading') return null;
  const { supportHours, promotionBudget } = view.status === 'ready' ? view.value : SAMPLE_INFO;
  const lines = [
    t('me.about.supportHours', {
      from: format.time(hourOf(supportHours.from)),
      to: format.time(hourOf(supportHours.to)),
    }),
    t('me.about.promotionBudget', {
      available: format.money(moneyOf(promotionBudget.available), 'balance'),
      paid: format.money(moneyOf(promotionBudget.paidToday), 'balance'),
    }),
  ];
  const box = 'tabular flex flex-col gap-2 text-15 text-pretty text-ink-2';
  if (view.status === 'ready')
    return (
      <div className={box}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  return (
    <Skeleton label={t('common.loading')}>
      <div className={box}>
        {lines.map((line) => (
          <SkeletonText key={line}>{line}</SkeletonText>
        ))}
      </div>
    </Skeleton>
  );
}

function CheckForUpdate() {
  const t = useT();
  const failureText = useFailureText();
  const check = useCheckForUpdate();
  const [checking, setChecking] = useState(false);
  const { update: fetched } = usePlatform();
  const [update, setUpdate] = useState<VersionUpdate | null>(null);
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const [outcome, setOutcome] = useState<'upToDate' | { failure: string } | null>(null);

  async function run() {
    setChecking(true);
    setOutcome(null);
    try {
      const [found, isComing] = await Promise.all([check(), lookForVersion()]);
      const isHere = fetched.get() !== null;
      // A version that is already downloaded is applied on this page; the shell offers one still being
      // downloaded.
      setOutcome(found === null && !isHere && !isComing ? 'upToDate' : null);
      setNewer(fetched.get());
      setUpdate(found);
    } catch (error) {
      setOutcome({ failure: failureText(error) });
    }
    setChecking(false);
  }

  return (
    <>
      <FormFailure text={outcome !== null && outcome !== 'upToDate' ? outcome.failure : null} />
      <Button icon="refresh" busy={checking} onClick={() => void run()}>
        {t('me.about.checkForUpdate')}
      </Button>
      <p role="status" className="text-15 text-ink-2 empty:sr-only">
        {outcome === 'upToDate' ? t('shell.update.upToDate') : null}
      </p>
      {newer === null ? null : (
        <PartBoundary onFailed={() => setNewer(null)}>
          <NewerVersionPrompt
            newer={newer}
            compulsory={update?.compulsory === true}
            onDismiss={() => setNewer(null)}
          />
        </PartBoundary>
      )}
      {update === null || newer !== null ? null : (
        <PartBoundary onFailed={() => setUpdate(null)}>
          <VersionPrompt update={update} onDismiss={() => setUpdate(null)} />
        </PartBoundary>
      )}
    </>
  );
}
