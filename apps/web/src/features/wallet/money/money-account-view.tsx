import { type MoneyAccount, OPERATOR_ACCOUNTS } from '@paydirt/contract/wallet/money';
import { AmountText } from '@paydirt/ui/amount-text';
import { Badge } from '@paydirt/ui/badge';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useMoneyAccount } from '../data/money.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { signedForDisplay } from './signed-for-display.ts';
import { moneyEntryTitle } from './money-entry-title.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const ENTRY_ID = /^\d{1,18}$/;

/** One of the operator's accounts: what it is for, what is in it, and every entry (H6). */
export function MoneyAccountView({ account }: { account: string }) {
  const t = useT();
  const productId = useQueryParameter('productId');
  const entryId = useQueryParameter('entryId');
  const known = OPERATOR_ACCOUNTS.find((name) => name === account);
  const isValidRequest = known !== undefined && (entryId === null || ENTRY_ID.test(entryId));
  const view = useMoneyAccount(
    isValidRequest
      ? { account: known, productId: productId ?? undefined, entryId: entryId ?? undefined }
      : null,
  );
  return (
    <Viewed
      view={view}
      id={isValidRequest ? account : null}
      notFound={
        <NotFound
          title={t('money.account.unknown')}
          link={{ href: walletRoutes.money.href(), label: t('money.account.back') }}
        />
      }
      skeleton={<Loading />}
    >
      {(found) => <Account found={found} entryId={entryId} />}
    </Viewed>
  );
}

function Account({ found, entryId }: { found: MoneyAccount; entryId: string | null }) {
  const t = useT();
  const format = useFormat();
  const { account, productId, productName, balance, entries, older } = found;
  const displayed = (amount: string) => signedForDisplay(account, moneyOf(amount));
  return (
    <div className="flex flex-col gap-6 px-4 pt-1 lg:max-w-160">
      <div className="flex flex-col gap-2">
        <h2 className="font-title text-24 font-semibold">{t(`account.${account}`)}</h2>
        {productName === null ? null : <p className="text-15 font-medium">{productName}</p>}
        <AmountText size="lg" amount={format.moneyParts(displayed(balance), 'balance')} />
        <p className="text-15 text-pretty text-ink-2">{t(`money.about.${account}`)}</p>
      </div>
      <section className="flex flex-col gap-3">
        <SectionHeading title={t('money.account.entries')} />
        {entries.length === 0 ? (
          <p className="text-15 text-ink-2">{t('money.account.empty')}</p>
        ) : (
          <Card flush>
            <List>
              {entries.map(({ id, time, kind, amount, balanceAfter }) => (
                <ListRow
                  key={id}
                  data-entry={id}
                  title={moneyEntryTitle(kind, t)}
                  text={
                    <>
                      {format.dateTime(timeOf(time))}
                      {id === entryId ? (
                        <>
                          {' '}
                          <Badge tone="info">{t('money.account.traced')}</Badge>
                        </>
                      ) : null}
                    </>
                  }
                  value={
                    <span className="tabular flex flex-col">
                      <strong className="font-semibold text-ink">
                        {format.figure(displayed(amount), 'delta')}
                      </strong>
                      <span className="text-13">
                        {t('money.account.after', {
                          amount: format.figure(displayed(balanceAfter), 'balance'),
                        })}
                      </span>
                    </span>
                  }
                />
              ))}
            </List>
          </Card>
        )}
      </section>
      <div className="flex flex-col gap-2">
        {older === null ? null : (
          <ButtonLink wide href={hashHref(walletRoutes.money.href({ account, productId, entryId: older }))}>
            {t('money.account.older')}
          </ButtonLink>
        )}
        {entryId === null ? null : (
          <ButtonLink wide variant="quiet" href={hashHref(walletRoutes.money.href({ account, productId }))}>
            {t('money.account.newest')}
          </ButtonLink>
        )}
        <ButtonLink wide variant="quiet" href={hashHref(walletRoutes.money.href())}>
          {t('money.account.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6 px-4 pt-1">
        <div>
          <SkeletonLine size="32" extent="medium" />
          <SkeletonLine extent="full" />
        </div>
        <SkeletonBlock className="h-80" />
      </div>
    </Skeleton>
  );
}
