import { CURRENCY } from '@paydirt/domain';
import rosetta from 'rosetta';

import type { Catalogue, Message, MessageKey, ParameterArguments, Plural, Supplied } from './messages.ts';

/** A message that a catalogue lacks, or a parameter that a caller did not give. */
export type Missing = {
  readonly locale: string;
  readonly key: string;
  /** The parameter that was not given; left out when the message itself is missing. */
  readonly parameter?: string;
};

/** Write a message in the member's language. Numbers among the parameters are written as the locale does. */
export type Translate = <K extends MessageKey>(key: K, ...parameters: ParameterArguments<K>) => string;

/** One language at work; made by {@link createTranslator}. */
export interface Translator {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  readonly t: Translate;
  /** Tell whether a text from elsewhere, such as the wire, names a message of this catalogue. */
  readonly has: (key: string) => key is MessageKey;
}

/** Options of {@link createTranslator}. */
export type TranslatorOptions = {
  /** BCP 47 tag that plurals and numbers follow. */
  readonly locale: string;
  readonly catalogue: Catalogue;
  /** The English catalogue, for messages that `catalogue` lacks. */
  readonly fallback?: Catalogue | undefined;
  /**
   * Called for a missing message or parameter; then English, else the key, is used for the message and an ellipsis
   * for the parameter. Left out, both throw, as development and tests need.
   */
  readonly onMissing?: ((missing: Missing) => void) | undefined;
};

type Parameters = Readonly<Record<string, string | number>>;

const SUPPLIED: Parameters = { currency: CURRENCY } satisfies Record<Supplied, string>;

const FALLBACK_LOCALE = 'en-US';
const FALLBACK_TABLE = 'fallback';
const STAND_IN = '…';
const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const PLACEHOLDER = /\{\{(.*?)\}\}/g;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const placeholders = new Map<string, readonly string[]>();

/**
 * Create the typed `t` of one language, over rosetta. Rosetta answers '' to a missing key and to a missing
 * parameter; here both are reported, see {@link TranslatorOptions}.
 */
export function createTranslator({
  locale,
  catalogue,
  fallback,
  onMissing = refuse,
}: TranslatorOptions): Translator {
  const tables = rosetta<Catalogue>({ [locale]: catalogue, ...(fallback && { [FALLBACK_TABLE]: fallback }) });

  function write(table: string, language: string, key: string, message: Message, given: Parameters): string {
    const form = typeof message === 'string' ? null : formOf(message, given.count, language);
    const text = form === null ? (message as string) : ((message as Plural)[form] ?? '');
    const filled: Record<string, string> = {};
    for (const parameter of namesIn(text, form !== null)) {
      const value = given[parameter] ?? SUPPLIED[parameter];
      if (value === undefined) onMissing({ locale, key, parameter });
      filled[parameter] = value === undefined ? STAND_IN : inWords(value, language);
    }
    return tables.t(form === null ? key : `${key}.${form}`, filled, table);
  }

  function t(key: string, given: Parameters = {}): string {
    const message = messageAt(catalogue, key);
    if (message !== undefined) return write(locale, locale, key, message, given);
    onMissing({ locale, key });
    const english = fallback && messageAt(fallback, key);
    return english === undefined ? key : write(FALLBACK_TABLE, FALLBACK_LOCALE, key, english, given);
  }

  return {
    locale,
    t,
    has: (key): key is MessageKey => messageAt(catalogue, key) !== undefined,
  };
}

/** Names of the parameters in a text, each once. */
export function placeholdersOf(text: string): readonly string[] {
  const known = placeholders.get(text);
  if (known) return known;
  const names = [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
  placeholders.set(text, names);
  return names;
}

/** Tell whether a node of a catalogue is a message, not a group of them. An empty text is none. */
export function isMessage(node: Message | Catalogue | undefined): node is Message {
  if (typeof node !== 'object') return node !== undefined && node !== '';
  return (
    typeof node.other === 'string' &&
    node.other !== '' &&
    Object.keys(node).every((key) => CATEGORIES.has(key))
  );
}

/** Find a message by its dotted key; undefined for an unknown key and for a group. */
export function messageAt(catalogue: Catalogue, key: string): Message | undefined {
  let node: Message | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || isMessage(node) || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return isMessage(node) ? node : undefined;
}

/** A plural needs its count even where the chosen form does not show it. */
function namesIn(text: string, counted: boolean): readonly string[] {
  const names = placeholdersOf(text);
  return counted && !names.includes('count') ? [...names, 'count'] : names;
}

function formOf(plural: Plural, count: string | number | undefined, locale: string): Intl.LDMLPluralRule {
  if (typeof count !== 'number') return 'other';
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  const form = rules.select(count);
  return plural[form] ? form : 'other';
}

function inWords(value: string | number, locale: string): string {
  if (typeof value === 'string') return value;
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

function refuse({ locale, key, parameter }: Missing): never {
  throw new Error(
    parameter === undefined
      ? `i18n: no message "${key}" in ${locale}; add it to that catalogue`
      : `i18n: message "${key}" (${locale}) was not given its parameter "${parameter}"`,
  );
}
