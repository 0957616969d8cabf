import { HELP_ARTICLES, type HelpArticle } from '@paydirt/domain';
import type { IconName } from '@paydirt/ui/icon';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { Screen } from '../../../shell/screen/screen.tsx';

const ICONS: Readonly<Record<HelpArticle, IconName>> = {
  income: 'arrow-down',
  returns: 'refresh',
  fees: 'receipt',
  safety: 'lock',
  money: 'scale',
  scheme: 'alert',
};

/** Everything that answers a question: texts, the chat, feedback. */
export function HelpScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <section className="flex flex-col gap-2">
          <SectionHeading title={t('help.texts')} />
          <List fullBleed>
            {HELP_ARTICLES.map((id) => (
              <ListRow
                key={id}
                icon={ICONS[id]}
                title={t(`help.article.${id}.title`)}
                text={t(`help.article.${id}.summary`)}
                href={hashHref(supportRoutes.article.href({ id }))}
              />
            ))}
          </List>
        </section>
        <section className="flex flex-col gap-2">
          <SectionHeading title={t('help.contact')} />
          <List fullBleed>
            <ListRow icon="chat" title={t('help.chat')} href={hashHref(supportRoutes.chat.href())} />
            <ListRow icon="edit" title={t('help.feedback')} href={hashHref(supportRoutes.feedback.href())} />
          </List>
        </section>
      </div>
    </Screen>
  );
}
