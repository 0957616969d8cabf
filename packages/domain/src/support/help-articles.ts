/** The help texts, in display order; their wording is `help.article.<id>` in every catalogue. */
export const HELP_ARTICLES = ['income', 'returns', 'fees', 'safety', 'money', 'scheme'] as const;

/** Name of a help text. */
export type HelpArticle = (typeof HELP_ARTICLES)[number];

/** Tell whether a text is the id of a help text. */
export function isHelpArticle(id: unknown): id is HelpArticle {
  return (HELP_ARTICLES as readonly unknown[]).includes(id);
}
