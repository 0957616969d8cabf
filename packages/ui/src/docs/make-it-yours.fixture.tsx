import { spoken } from '@paydirt/testkit/story-language';
import { useState, type ReactNode } from 'react';
import { Illustration, scenes } from '../foundations/illustration/index.ts';
import { NoticeBar } from '../patterns/notice-bar/notice-bar.tsx';
import { RecordRow } from '../patterns/record-row/record-row.tsx';
import { Badge } from '../primitives/badge/index.ts';
import { Button } from '../primitives/button/index.ts';
import { TextField } from '../primitives/field/index.ts';
import { IconButton } from '../primitives/icon-button/icon-button.tsx';
import { SegmentedTabs, TabPanel } from '../primitives/segmented-tabs/index.ts';
import { Switch } from '../primitives/switch/switch.tsx';
import { ProductCard } from '../product/product-card/index.ts';
import { styleOf } from './host-lines.ts';

const THEMES = ['light', 'dark'] as const;

/** Both themes side by side, with a host's style sheet. */
export function InBothThemes({ lines, children }: { readonly lines: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {THEMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={theme}
          className="min-w-0 rounded-card border border-line bg-paper p-4 font-text text-ink"
          style={styleOf(lines)}
        >
          <h2 className="pb-3 font-title text-20 font-bold">{theme}</h2>
          {children}
        </section>
      ))}
    </div>
  );
}

/** A shop of many components, which together use every token that a host may set. */
export function Shop() {
  const { t, figure, format, parts } = spoken();
  const [subscribed, setSubscribed] = useState(true);
  return (
    <div className="grid gap-4">
      <NoticeBar tone="pending" title={t('products.kinds')}>
        {t('products.machines')}
      </NoticeBar>
      <SegmentedTabs
        label={t('products.filter.label')}
        items={[
          { value: 'all', label: t('products.filter.all') },
          { value: 'open', label: t('products.filter.open') },
        ]}
      >
        <TabPanel value="all">
          <ProductCard
            name="Trommel TR-4"
            picture={<Illustration src="/media/products/trommel.svg" saved="tile" />}
            price={parts('120.00', 'price')}
            offer={{ kind: 'open', action: { label: t('products.lease'), href: '#/index' } }}
            figures={[{ label: t('products.perDay'), value: figure('3.40') }]}
            sold={{
              permille: 380,
              label: t('products.leased', { sold: format.number(190), stock: format.number(500) }),
            }}
            href="#/index"
          />
        </TabPanel>
      </SegmentedTabs>
      <RecordRow
        icon="receipt"
        title={t('income.toReceive')}
        time="14:05"
        source="Trommel TR-4"
        amount={parts('3.40', 'delta')}
        flow="income"
        status={t('income.arriving')}
        statusKind="settled"
      />
      <TextField label={t('products.perDay')} defaultValue="3.40" />
      <Switch label={t('products.filter.open')} checked={subscribed} onCheckedChange={setSubscribed} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">{t('products.lease')}</Button>
        <Button>{t('common.showMore')}</Button>
        <IconButton icon="search" label={t('products.filter.label')} />
        <Badge tone="pending">{t('products.filter.rush')}</Badge>
      </div>
      <Illustration src={scenes['empty-orders']} className="h-24 w-32" />
    </div>
  );
}
