import type { IncomePattern } from '@paydirt/contract/wallet/income';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { bandEarns, bandName } from './pattern-example.ts';

/** From the worst band to the best, in the order of the rule. */
const FILLS = ['bg-garnet', 'bg-gold', 'bg-verdigris'] as const;

/** Two words of the largest text do not fit side by side on the narrowest screen. */
const BENEATH = '@max-[12rem]:flex @max-[12rem]:flex-col @max-[12rem]:*:first:pb-0';

/** The published rule: how often each kind of day occurs, drawn to scale, and its earnings (H13). */
export function PatternRule({ pattern }: { pattern: IncomePattern }) {
  const t = useT();
  const format = useFormat();
  const texts = { t, format };
  const { drySpells } = pattern;
  return (
    <div className="@container flex flex-col gap-3">
      <p className="text-15 text-pretty text-ink-2">{t('products.pattern.ruleText')}</p>
      <div aria-hidden="true" className="flex h-10 gap-0.5 overflow-hidden rounded-control">
        {pattern.rule.map((band, index) => (
          <div
            key={band.from}
            className={FILLS[index] ?? 'bg-ink-2'}
            style={{ flexGrow: band.chance, flexBasis: 0 }}
          />
        ))}
      </div>
      <table className="tabular w-full text-15 wrap-anywhere">
        <caption className="sr-only">{t('products.pattern.ruleTitle')}</caption>
        <thead>
          <tr className={`border-b border-ink text-13 text-ink-2 ${BENEATH}`}>
            <th scope="col" className="py-2 text-start font-medium">
              {t('products.pattern.ruleChance')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('products.pattern.ruleEarns')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pattern.rule.map((band, index) => (
            <tr key={band.from} className={`border-b border-line last:border-b-0 ${BENEATH}`}>
              <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                <span
                  aria-hidden="true"
                  className={`me-2.5 inline-block size-3 rounded-[0.1875rem] ${FILLS[index] ?? 'bg-ink-2'}`}
                />
                <strong className="font-semibold">{format.number(band.chance / 10)}</strong> ·{' '}
                {bandName(band, texts)}
              </th>
              <td className="py-2.5 text-end text-ink-2">{bandEarns(band, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-15 text-pretty text-ink-2">
        {t('products.pattern.drySpells', {
          days: format.number(drySpells.days),
          chance: format.number(drySpells.chance / 10),
          from: format.percent(drySpells.from),
          to: format.percent(drySpells.to),
        })}
      </p>
      <p className="text-13 break-words text-ink-2">{t('products.pattern.seed', { seed: pattern.seed })}</p>
    </div>
  );
}
