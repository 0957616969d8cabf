import { Card } from '@paydirt/ui/card';
import { Icon } from '@paydirt/ui/icon';
import type { ReactNode } from 'react';

import { useT } from '../../../platform/hooks.tsx';
import {
  SchemeBarFigure,
  SchemeCountdownFigure,
  SchemeDepositsFigure,
  SchemeFeeFigure,
  SchemeLedgerFigure,
  SchemePyramidFigure,
} from './scheme-figures.tsx';
import { nameOfGuard, SCHEME_GUARDS } from './scheme-guards.ts';

/** The tricks, each with the figure that our own services give, and the test that holds it. */
const ITEMS = [
  { id: 'bar', figure: SchemeBarFigure },
  { id: 'countdown', figure: SchemeCountdownFigure },
  { id: 'deposits', figure: SchemeDepositsFigure },
  { id: 'fee', figure: SchemeFeeFigure },
  { id: 'pyramid', figure: SchemePyramidFigure },
  { id: 'figures', figure: SchemeLedgerFigure },
] as const;

/** Explain how schemes of this kind cheat, next to why this app cannot (PRODUCT 1). */
export function SchemeAnatomy() {
  const t = useT();
  return (
    <ol role="list" className="flex flex-col gap-5">
      {ITEMS.map(({ id, figure: Figure }) => (
        <li key={id}>
          <Card className="flex flex-col gap-3">
            <h2 className="font-title text-20 font-bold text-balance">{t(`help.scheme.item.${id}.title`)}</h2>
            <Side icon="alert" tone="text-garnet" label={t('help.scheme.others')}>
              {t(`help.scheme.item.${id}.others`)}
            </Side>
            <Side icon="shield" tone="text-verdigris" label={t('help.scheme.here')}>
              {t(`help.scheme.item.${id}.here`)}
            </Side>
            <div className="flex flex-col gap-1 border-t border-line pt-3">
              <div className="tabular text-15 font-semibold">
                <Figure />
              </div>
              <p className="text-13 text-ink-2">
                {t('help.scheme.test')} <q lang="en">{nameOfGuard(SCHEME_GUARDS[id])}</q>{' '}
                <code lang="en" className="font-text wrap-anywhere">
                  {SCHEME_GUARDS[id].file}
                </code>
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}

function Side({
  icon,
  tone,
  label,
  children,
}: {
  icon: 'alert' | 'shield';
  tone: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} size={20} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="text-13 font-semibold text-ink-2">{label}</p>
        <p className="text-15 text-pretty">{children}</p>
      </div>
    </div>
  );
}
