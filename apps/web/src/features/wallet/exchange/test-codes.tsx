import { parseMoney, TEST_REDEMPTION_CODES, unwrap } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** The redemption codes among the test values, with their outcomes (PRODUCT 12); a tap fills one in. */
export function TestCodes({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="flex flex-col gap-2 rounded-card bg-wash p-4">
      <SectionHeading title={t('exchange.testCodes')} />
      <ul role="list" className="flex flex-wrap gap-2">
        {TEST_REDEMPTION_CODES.map(({ code, state, currency, limit }) => (
          <li key={code} className="max-w-full">
            <Button onClick={() => onChoose(code)}>
              <span className="flex flex-col">
                <span className="tabular" translate="no">
                  {code}
                </span>
                <span className="text-12 font-normal text-ink-2">
                  {t(`exchange.state.${state}`)}
                  {state === 'valid'
                    ? ` · ${format.money(unwrap(parseMoney(limit, currency)), 'price')}`
                    : null}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
