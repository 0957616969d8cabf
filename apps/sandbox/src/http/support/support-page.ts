import { CONSTANTS, HELP_ARTICLES, type Locale, scriptOf } from '@paydirt/domain';
import { html, raw } from 'hono/html';

import { translatorOf } from '../../platform/texts.ts';

/** Embed data in a page, as JSON that cannot close the surrounding element. */
const inPage = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', String.raw`\u003c`));

/**
 * Render the page of the support chat in a language. The page is the same for every member: its script gets
 * their data with the ticket in its fragment. The texts are embedded as data, because the page may load
 * nothing else.
 */
export async function supportPage(locale: Locale) {
  const { t } = await translatorOf(locale);
  const words = {
    language: locale,
    automatic: t('support.chat.automatic'),
    person: t('support.chat.person'),
    you: t('support.chat.you'),
    welcome: t('support.chat.welcome'),
    found: t('support.chat.found'),
    read: t('support.chat.read'),
    askPerson: t('support.chat.askPerson'),
    askGuide: t('support.chat.askGuide'),
    retry: t('common.retry'),
    failed: t('error.unknown'),
    offline: t('error.offline'),
    articles: HELP_ARTICLES.map((id) => ({ id, title: t(`help.article.${id}.title`) })),
  };
  return html`<!doctype html>
    <html lang="${locale}" data-script="${scriptOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('support.title')}</title>
        <link rel="stylesheet" href="/support/chat.css" />
      </head>
      <body>
        <p id="failure" role="alert" hidden></p>
        <main tabindex="0">
          <h1 class="unseen">${t('support.title')}</h1>
          <p id="loading" role="status">${t('support.chat.loading')}</p>
          <noscript><p>${t('support.chat.noScript')}</p></noscript>
          <div id="messages" role="log" aria-label="${t('support.chat.log')}"></div>
          <ul id="topics" aria-label="${t('support.chat.topics')}" hidden></ul>
        </main>
        <form id="form" hidden>
          <label for="question">${t('support.chat.question')}</label>
          <div class="row">
            <textarea
              id="question"
              rows="2"
              maxlength="${CONSTANTS.SUPPORT_MESSAGE_MAX_LENGTH}"
              required
            ></textarea>
            <button id="send" class="primary" type="submit">${t('support.chat.send')}</button>
          </div>
          <button id="person" type="button"></button>
        </form>
        <script type="application/json" id="words">
          ${inPage(words)}
        </script>
        <script src="/support/chat.js" defer></script>
      </body>
    </html>`;
}
