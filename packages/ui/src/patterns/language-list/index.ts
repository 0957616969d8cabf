export { LanguageList, type LanguageListProps, type LanguageOption } from './language-list.tsx';
