import type { IncomePattern } from '@paydirt/contract/wallet/income';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { SectionHeading } from '@paydirt/ui/section-heading';
import type { ReactNode } from 'react';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { PatternChart } from '../../wallet/index.ts';
import { exampleText } from './pattern-example.ts';
import { PatternRule } from './pattern-rule.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** The rule as picture and table, an example from the machine's own days, and the way of the money. */
export function PatternPage({ pattern }: { pattern: IncomePattern }) {
  const t = useT();
  const format = useFormat();
  const example = exampleText(pattern, { t, format });
  return (
    <div className="flex flex-col gap-8 px-4 pt-1">
      <div className="flex flex-col gap-3">
        <div className="grid place-items-center rounded-card bg-wash py-4">
          <Illustration src={scenes['how-income']} className="w-full max-w-64" />
        </div>
        <p className="text-17 text-pretty">{t('products.pattern.lead')}</p>
      </div>
      <Part title={t('products.pattern.ruleTitle')}>
        <PatternRule pattern={pattern} />
      </Part>
      <Part title={t('products.pattern.exampleTitle', { name: pattern.productName })}>
        {example.length === 0 ? null : (
          <Card tone="wash" className="flex flex-col gap-2">
            {example.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Card>
        )}
        <PatternChart pattern={pattern} label={t('products.pattern.chartTitle')} />
      </Part>
      <Part title={t('products.pattern.stepsTitle')}>
        <Steps />
      </Part>
      <ButtonLink wide href={hashHref(catalogueRoutes.product.href({ productId: pattern.productId }))}>
        {t('products.pattern.toProduct', { name: pattern.productName })}
      </ButtonLink>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={title} />
      {children}
    </section>
  );
}

/** The way from the machine to the balance, in order. */
function Steps() {
  const t = useT();
  const steps = [
    t('products.pattern.stepCount'),
    t('products.pattern.stepReceive'),
    t('products.pattern.stepArrive'),
    t('products.pattern.stepProRata'),
  ];
  return (
    <ol role="list" className="flex flex-col">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3 border-b border-line py-3 last:border-b-0">
          <span
            aria-hidden="true"
            className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-wash font-title text-13 font-semibold"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5 text-pretty">{step}</span>
        </li>
      ))}
    </ol>
  );
}
