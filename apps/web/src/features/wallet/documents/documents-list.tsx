import type { Order } from '@paydirt/contract/goods/orders';
import type { Statement } from '@paydirt/contract/wallet/statement';
import { AmountText } from '@paydirt/ui/amount-text';
import { ListEnd } from '@paydirt/ui/list-end';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { useAgreedOrders, useStatements } from '../data/statements.ts';
import type { View } from '../../../platform/data/view.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useLocale, useSettings, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { monthName } from '../../../platform/language/month-name.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Every document there is: a statement for each month, an agreement for each lease. */
export function DocumentsList() {
  const t = useT();
  const statements = useStatements();
  return (
    <div className="flex flex-col gap-6 px-4 pt-2">
      <section className="flex flex-col gap-2">
        <SectionHeading title={t('documents.statements')} />
        <Statements view={statements} />
      </section>
      <section className="flex flex-col gap-2">
        <SectionHeading title={t('documents.agreements')} />
        <Agreements part={statements.status === 'ready'} />
      </section>
    </div>
  );
}

function Statements({ view }: { view: View<readonly Statement[]> }) {
  return (
    <Viewed inset view={view} skeleton={<Loading />}>
      {(statements) => (
        <List fullBleed>
          {statements.map((statement) => (
            <StatementRow key={statement.month} statement={statement} />
          ))}
        </List>
      )}
    </Viewed>
  );
}

function StatementRow({ statement }: { statement: Statement }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const [{ amountsHidden }] = useSettings();
  const count = t('documents.movements', { count: statement.movements });
  return (
    <ListRow
      icon="receipt"
      title={monthName(statement.month, locale)}
      text={statement.closed ? count : `${t('documents.soFar')} · ${count}`}
      value={
        amountsHidden ? undefined : (
          <>
            <span className="sr-only">{t('documents.closing')} </span>
            <AmountText
              amount={format.moneyParts(moneyOf(statement.closing), 'balance')}
              className="text-ink"
            />
          </>
        )
      }
      href={hashHref(walletRoutes.documents.href({ month: statement.month }))}
    />
  );
}

function Agreements({ part }: { part: boolean }) {
  const t = useT();
  const failureText = useFailureText();
  const pages = useAgreedOrders();
  const none = <p className="text-15 text-ink-2">{t('documents.noAgreements')}</p>;
  return (
    <Viewed inset part={part} view={pages.view} skeleton={<Loading />} empty={none}>
      {({ items }) => {
        const agreed = items.filter(({ agreementVersion }) => agreementVersion !== null);
        return (
          <>
            {agreed.length === 0 ? (
              none
            ) : (
              <List fullBleed>
                {agreed.map((order) => (
                  <AgreementRow key={order.id} order={order} />
                ))}
              </List>
            )}
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          </>
        );
      }}
    </Viewed>
  );
}

function AgreementRow({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const version = t('documents.version', { version: order.agreementVersion ?? '' });
  return (
    <ListRow
      icon="book"
      title={order.productName}
      text={`${format.day(timeOf(order.boughtAt))} · ${version}`}
      href={hashHref(walletRoutes.documents.href({ orderId: order.id }))}
    />
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
}
