import {
  parseMoney,
  TEST_ACCOUNTS,
  TEST_ADDRESSES,
  TEST_CARDS,
  type TestValue,
  unwrap,
} from '@paydirt/domain';
import { IconButton } from '@paydirt/ui/icon-button';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useSeed } from '../../platform/data/seed.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useCopy } from '../../platform/clipboard.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

/** The test values and their outcomes (PRODUCT 12). */
export function PanelValues() {
  const t = useT();
  const format = useFormat();
  const outcomes = (values: readonly TestValue[]) =>
    values.map(({ value, outcome }) => ({ value, leadsTo: t(`test.values.outcome.${outcome}`) }));
  return (
    <PanelSection title={t('test.values.title')} text={t('test.values.text')}>
      <Values title={t('test.values.addresses')} rows={outcomes(TEST_ADDRESSES)} />
      <Values title={t('test.values.accounts')} rows={outcomes(TEST_ACCOUNTS)} />
      <Values title={t('test.values.cards')} rows={outcomes(TEST_CARDS)} />
      <Viewed
        inset
        view={useSeed()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonBlock className="h-40" />
          </Skeleton>
        }
      >
        {({ redemptionCodes }) => (
          <Values
            title={t('test.values.codes')}
            rows={redemptionCodes.map(({ code, state, currency, limit }) => ({
              value: code,
              leadsTo: t('test.values.upTo', {
                state: t(`test.values.code.${state}`),
                limit: format.money(unwrap(parseMoney(limit, currency)), 'price'),
              }),
            }))}
          />
        )}
      </Viewed>
    </PanelSection>
  );
}

interface ValuesProps {
  title: string;
  rows: readonly { readonly value: string; readonly leadsTo: string }[];
}

/** One table of values; each can be copied. */
function Values({ title, rows }: ValuesProps) {
  return (
    <div>
      <h3 className="text-15 font-semibold">{title}</h3>
      <ul role="list" className="divide-y divide-line">
        {rows.map((row) => (
          <Value key={row.value} {...row} />
        ))}
      </ul>
    </div>
  );
}

function Value({ value, leadsTo }: ValuesProps['rows'][number]) {
  const t = useT();
  const { copy, failure } = useCopy();
  return (
    <li className="py-1">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="tabular block text-15 break-all" translate="no">
            {value}
          </span>
          <span className="block text-13 text-ink-2">{leadsTo}</span>
        </span>
        <IconButton icon="copy" label={t('test.values.copy', { value })} onClick={() => void copy(value)} />
      </div>
      <FormFailure text={failure} />
    </li>
  );
}
