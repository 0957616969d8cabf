import {
  type Asset,
  CURRENCY,
  type EpochMs,
  epochMs,
  type MoneyParts,
  type MoneyPurpose,
  parseMoney,
  unwrap,
} from '@paydirt/domain';
import {
  type Catalogue,
  createFormatters,
  createTranslator,
  DISPLAY_LOCALES,
  type DisplayLocale,
  type Formatters,
  loadCatalogue,
  type Translate,
} from '@paydirt/i18n';
import { catalogue as english } from '@paydirt/i18n/catalogues/en-us';

/** The catalogue and the formatters of one language, which write the texts of a story. */
export interface StoryLanguage {
  readonly locale: DisplayLocale;
  readonly t: Translate;
  readonly format: Formatters;
  /** "1,234.50 USDT" from "1234.5". Throws unless given a decimal as on the wire. */
  readonly amount: (decimal: string, purpose?: MoneyPurpose, asset?: Asset) => string;
  /** The same in parts, as components take an amount. */
  readonly parts: (decimal: string, purpose?: MoneyPurpose, asset?: Asset) => MoneyParts;
  /** "1,234.50", where the context names the unit. */
  readonly figure: (decimal: string, purpose?: MoneyPurpose, asset?: Asset) => string;
}

type Args = Readonly<Record<string, unknown>>;

/** A function that writes some of a story's args, and their English values. */
interface Writing {
  readonly write: (language: StoryLanguage) => object;
  readonly english: object;
}

/** The parts of Storybook's context that are used here, independent of a story's args. */
interface StoryContext {
  args: Record<string, unknown>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  /** The args before the names of presets became their values. */
  readonly unmappedArgs?: Args;
  readonly argTypes?: Readonly<Record<string, { readonly mapping?: Args | undefined } | undefined>>;
}

/** The year in which stories play. */
const STORY_YEAR = 2026;

const SOURCE_LOCALE = 'en-US';
const ENGLISH = languageOf(SOURCE_LOCALE, english);
let current = ENGLISH;

/** The language of the displayed story, for texts that its render and play functions write themselves. */
export function spoken(): StoryLanguage {
  return current;
}

/**
 * A text as queries by text and by label read it, and `toHaveTextContent`: with plain spaces only. Figures, and French
 * punctuation, have non-breaking ones. Names by role are read as they are written.
 */
export function plainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Parse a moment in ISO 8601. */
export function moment(iso: string): EpochMs {
  return epochMs(Date.parse(iso));
}

/**
 * Write args of a story from the catalogues, so that the toolbar's language is the story's, too. To be spread among the
 * other args, of a component or of one story:
 *
 * ```ts
 * args: { onPress: fn(), ...inLanguage(({ t }) => ({ label: t('products.lease') })) }
 * ```
 *
 * They are English in Storybook's index and in its tests; {@link speakLanguage} puts the others in their
 * place. Spies stay outside: here one would be made for each language.
 */
export function inLanguage<A extends object>(write: (language: StoryLanguage) => A): A {
  const texts = write(ENGLISH);
  const writing: Writing = { write, english: texts };
  // A symbol is copied when args are spread, and Storybook passes it to no component.
  return { ...texts, [Symbol('writing')]: writing };
}

/**
 * Write the args of a story in the toolbar's language, except for those that another story or a person has changed. For
 * the preview's `beforeEach`: the rendered story and the play function's args are in that language afterwards.
 */
export async function speakLanguage(context: StoryContext): Promise<void> {
  const locale = DISPLAY_LOCALES.find((known) => known === context.globals['locale']) ?? SOURCE_LOCALE;
  current = locale === SOURCE_LOCALE ? ENGLISH : languageOf(locale, await loadCatalogue(locale));
  // Storybook has looked up the presets already, in the previous story's language.
  for (const [name, chosen] of Object.entries(context.unmappedArgs ?? {})) {
    const mapping = context.argTypes?.[name]?.mapping;
    if (mapping && typeof chosen === 'string' && chosen in mapping)
      context.args = { ...context.args, [name]: mapping[chosen] };
  }
  if (current === ENGLISH) return;
  for (const symbol of Object.getOwnPropertySymbols(context.initialArgs)) {
    const writing: unknown = Reflect.get(context.initialArgs, symbol);
    if (isWriting(writing)) context.args = { ...context.args, ...unchanged(writing, context.args) };
  }
}

/** Get the args in the current language, of those that are still as they are in English. */
function unchanged({ write, english: texts }: Writing, args: Args): Args {
  return Object.fromEntries(
    Object.entries(write(current)).filter(([name]) => isSame(args[name], (texts as Args)[name])),
  );
}

/** Storybook copies a list for which there are presets, and leaves what is in it. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function isWriting(value: unknown): value is Writing {
  return typeof value === 'object' && value !== null && 'write' in value && 'english' in value;
}

function languageOf(locale: DisplayLocale, catalogue: Catalogue): StoryLanguage {
  const { t } = createTranslator({ locale, catalogue });
  const format = createFormatters(locale, { dateFormat: 0, thisYear: STORY_YEAR });
  const read = (decimal: string, asset: Asset) => unwrap(parseMoney(decimal, asset));
  return {
    locale,
    t,
    format,
    amount: (decimal, purpose = 'balance', asset = CURRENCY) => format.money(read(decimal, asset), purpose),
    parts: (decimal, purpose = 'balance', asset = CURRENCY) =>
      format.moneyParts(read(decimal, asset), purpose),
    figure: (decimal, purpose = 'balance', asset = CURRENCY) => format.figure(read(decimal, asset), purpose),
  };
}
