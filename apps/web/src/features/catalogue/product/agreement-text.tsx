import { Button } from '@paydirt/ui/button';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';

import type { ReactNode } from 'react';

import { useAgreement } from '../data/products.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import type { AgreementDecision } from './purchase.ts';

interface AgreementTextProps {
  productId: string;
  /** The agreement in force has been agreed to on this page. @default false */
  decided?: boolean;
  /** Time at which it was agreed to with an earlier lease; then there is nothing to decide. @default null */
  agreedAt?: string | null;
  /** The expected result of the lease, shown while the member still decides (H5). */
  comesTo?: ReactNode;
  /** Left out, the text is only shown. */
  onDecide?: (decision: AgreementDecision) => void;
}

/**
 * Show the lease agreement in force, its key facts first and the three sentences of its risk next, with the two
 * decisions alike: neither is chosen, neither costs anything (H5).
 */
export function AgreementText({
  productId,
  decided = false,
  agreedAt = null,
  comesTo,
  onDecide,
}: AgreementTextProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const view = useAgreement(productId);
  return (
    <Viewed inset view={view} skeleton={<AgreementSkeleton />}>
      {(agreement) => {
        const foreign = foreignLanguage(agreement.contentLanguage, locale);
        const [keyFacts, ...sections] = agreement.sections;
        const decide = (agreed: boolean) => onDecide?.({ version: agreement.version, agreed });
        return (
          <div className="flex flex-col gap-4">
            <p className="text-13 text-ink-2">
              {agreedAt === null
                ? t('products.detail.agreementVersion', { version: agreement.version })
                : t('products.detail.agreementAgreedOn', {
                    date: format.day(timeOf(agreedAt)),
                    version: agreement.version,
                  })}
              {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
            </p>
            {keyFacts === undefined ? null : <KeyFacts lang={foreign} {...keyFacts} />}
            {comesTo}
            <div lang={foreign} className="flex flex-col gap-4">
              {sections.map(({ heading, text }) => (
                <section key={heading}>
                  <h3 className="text-15 font-semibold">{heading}</h3>
                  <p className="mt-1 text-15 whitespace-pre-line text-ink-2">{text}</p>
                </section>
              ))}
            </div>
            {onDecide === undefined || agreedAt !== null ? null : (
              <div
                role="group"
                aria-label={t('products.detail.agreementDecide')}
                className="sticky -bottom-(--sheet-away) z-10 -mx-4 -mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 border-t border-line bg-sheet px-4 py-3"
              >
                <Button aria-pressed={false} onClick={() => decide(false)}>
                  {t('products.detail.disagree')}
                </Button>
                <Button aria-pressed={decided} onClick={() => decide(true)}>
                  {t('products.detail.agree')}
                </Button>
              </div>
            )}
          </div>
        );
      }}
    </Viewed>
  );
}

interface KeyFactsProps {
  heading: string;
  /** One on each line. */
  text: string;
  lang: string | undefined;
}

function KeyFacts({ heading, text, lang }: KeyFactsProps) {
  return (
    <section lang={lang}>
      <h3 className="text-15 font-semibold">{heading}</h3>
      <ul role="list" className="mt-1 divide-y divide-line border-y border-line text-15">
        {text.split('\n').map((fact) => (
          <li key={fact} className="py-2 text-pretty">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgreementSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="flex flex-col">
      <SkeletonLine size="13" extent="short" />
      {[0, 1, 2].map((section) => (
        <div key={section} className="mt-4">
          <SkeletonLine extent="medium" />
          <SkeletonLine extent="full" />
          <SkeletonLine extent="long" />
        </div>
      ))}
    </Skeleton>
  );
}
