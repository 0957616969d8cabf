import { type HelpArticle, isHelpArticle } from '@paydirt/domain';
import { ButtonLink } from '@paydirt/ui/button';

import { useT } from '../../../platform/hooks.tsx';
import type { PlainKey } from '../../../platform/language/plain-key.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { SchemeAnatomy } from './scheme-anatomy.tsx';

/** The next link below a help text, by article. */
const NEXT: Readonly<Partial<Record<HelpArticle, { readonly title: PlainKey; readonly href: string }>>> = {
  income: { title: 'shell.title.receiveIncome', href: walletRoutes.receiveIncome.href() },
  returns: { title: 'shell.title.orders', href: ordersRoutes.orders.href() },
  money: { title: 'money.title', href: walletRoutes.money.href() },
  scheme: { title: 'money.title', href: walletRoutes.money.href() },
};

/** Read one help text. */
export function ArticleScreen() {
  const id = useQueryParameter('id');
  return isHelpArticle(id) ? <Article id={id} /> : <NoArticle />;
}

function Article({ id }: { id: HelpArticle }) {
  const t = useT();
  const next = NEXT[id];
  return (
    <Screen title={t(`help.article.${id}.title`)}>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <p className="text-17 text-pretty">{t(`help.article.${id}.summary`)}</p>
        {id === 'scheme' ? (
          <SchemeAnatomy />
        ) : (
          <p className="text-15 text-pretty">{t(`help.article.${id}.more`)}</p>
        )}
        <div className="flex flex-col gap-3">
          {next === undefined ? null : (
            <ButtonLink wide variant="primary" href={hashHref(next.href)}>
              {t(next.title)}
            </ButtonLink>
          )}
          <ButtonLink wide href={hashHref(supportRoutes.help.href())}>
            {t('help.all')}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}

function NoArticle() {
  const t = useT();
  return (
    <Screen>
      <NotFound title={t('help.unknown')} link={{ href: supportRoutes.help.href(), label: t('help.all') }} />
    </Screen>
  );
}
