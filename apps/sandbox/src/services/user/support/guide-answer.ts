import { CONSTANTS, type HelpArticle, HOUR_MS } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';

/**
 * Write the guide's answer from a help text: first the most requested facts (when income arrives, where to
 * top up and withdraw, what to do without the PIN), then the text's first sentence. A tap opens the whole
 * text.
 */
export function guideAnswer(article: HelpArticle, t: Translate, format: Formatters): string {
  return [...firstOf(article, t, format), t(`help.article.${article}.summary`)].join(' ');
}

function firstOf(article: HelpArticle, t: Translate, format: Formatters): string[] {
  switch (article) {
    case 'income':
      return [
        t('products.pattern.stepCount'),
        t('products.pattern.stepReceive'),
        t('products.pattern.stepArrive'),
      ];
    case 'fees':
      return [
        t('help.article.fees.answer', {
          home: t('shell.tab.home'),
          topUp: t('home.actions.recharge'),
          withdraw: t('home.actions.withdraw'),
          share: format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE),
          hours: format.number(CONSTANTS.BANK_SETTLEMENT_MS / HOUR_MS),
        }),
      ];
    case 'safety':
      return [t('help.article.safety.answer', { place: t('me.entry.security') })];
    case 'returns':
    case 'money':
    case 'scheme':
      return [];
  }
}
