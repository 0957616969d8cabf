/** The help texts, in the order in which they are listed; their words are `help.article.<id>` of every catalogue. */
export const HELP_ARTICLES = ['income', 'returns', 'fees', 'safety', 'money', 'scheme'] as const;

/** Name of a help text. */
export type HelpArticle = (typeof HELP_ARTICLES)[number];

/** Tell whether a text names a help text. */
export function isHelpArticle(id: unknown): id is HelpArticle {
  return (HELP_ARTICLES as readonly unknown[]).includes(id);
}
