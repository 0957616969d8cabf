import { useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { languageName } from '../../../platform/language/language-name.ts';
import { scriptLanguage } from './script-language.ts';

/** The language of a member's text: its tag, and a label where it is not the reader's. */
export interface WrittenLanguage {
  /** For `lang`; undefined for the page's own. */
  readonly tag: string | undefined;
  /** "In Tamil"; undefined where it is the reader's, or unknown. */
  readonly label: string | undefined;
}

/** Get the function that determines the language of a text: from the service, or by its script. */
export function useWrittenLanguage(): (content: string, contentLanguage: string | null) => WrittenLanguage {
  const t = useT();
  const locale = useLocale();
  return (content, contentLanguage) => {
    const tag = foreignLanguage(contentLanguage ?? scriptLanguage(content) ?? '', locale);
    const language = tag === undefined ? undefined : languageName(tag, locale);
    return { tag, label: language === undefined ? undefined : t('community.inLanguage', { language }) };
  };
}
