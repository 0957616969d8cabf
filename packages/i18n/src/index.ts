export {
  type Catalogue,
  type Message,
  type MessageKey,
  type MessageParameters,
  type MisplacedParameters,
  type ParameterArguments,
  type ParameterName,
  type Plural,
  type Translation,
} from './messages.ts';
export {
  createTranslator,
  type Missing,
  type Translate,
  type Translator,
  type TranslatorOptions,
} from './translator.ts';
export { type Area, AREAS, SERVICES_KEYS } from './areas.ts';
export { DISPLAY_LOCALES, type DisplayLocale, PSEUDO_LOCALE } from './display-locale.ts';
export { loadCatalogue } from './load.ts';
export { type ImportArea, loadArea, loadAreas } from './load-area.ts';
export { concealMoney } from './conceal-money.ts';
export { createFormatters, type FormatterOptions, type Formatters } from './formatters.ts';
