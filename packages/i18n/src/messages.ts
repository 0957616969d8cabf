import type { catalogue as source } from './catalogues/en-us.ts';

/** A text that depends on a count, by plural category of the locale; `other` is used for those left out. */
export type Plural = { readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

/** A message: a text with `{{name}}` parameters, or a {@link Plural} of such texts. */
export type Message = string | Plural;

/** Any catalogue at run time: messages, nested by area. A group all of whose keys are plural categories is a plural. */
export interface Catalogue {
  readonly [key: string]: Message | Catalogue;
}

/** Tell a message from a group that happens to have a text called `other`. */
type IsMessage<T> = T extends string
  ? true
  : T extends Plural
    ? keyof T extends Intl.LDMLPluralRule
      ? true
      : false
    : false;

type Join<Path extends string, Key extends string> = Path extends '' ? Key : `${Path}.${Key}`;

type Keys<T, Path extends string = ''> = {
  [K in keyof T & string]: IsMessage<T[K]> extends true ? Join<Path, K> : Keys<T[K], Join<Path, K>>;
}[keyof T & string];

type At<T, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : never;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Names of a message's parameters; a plural always takes `count`. */
type NamesOf<M> = M extends string ? NamesIn<M> : 'count' | NamesIn<M[keyof M]>;

/** Key of every message of the source catalogue: "auth.login.title". */
export type MessageKey = Keys<typeof source>;

/** Parameters that the translator supplies itself: the name of the currency. */
export type Supplied = 'currency';

/** Names of the parameters that a message must be given, `never` without any. */
export type ParameterName<K extends MessageKey> = Exclude<NamesOf<At<typeof source, K>>, Supplied>;

/** Parameters of a message: texts and numbers, formatted for the locale. A plural's `count` is a number. */
export type MessageParameters<K extends MessageKey> = {
  readonly [N in ParameterName<K>]: At<typeof source, K> extends Plural
    ? N extends 'count'
      ? number
      : string | number
    : string | number;
};

/** Arguments of `t` after the key: none for a message without parameters. */
export type ParameterArguments<K extends MessageKey> = [ParameterName<K>] extends [never]
  ? []
  : [parameters: MessageParameters<K>];

/** Type of a catalogue's translations: the same keys, texts for texts and plurals for plurals. */
export type Translation<Source> = {
  readonly [K in keyof Source]: Source[K] extends string
    ? string
    : IsMessage<Source[K]> extends true
      ? Plural
      : Translation<Source[K]>;
};

/**
 * Keys whose parameters a translation does not have exactly as the source does; `never` when all agree.
 *
 * A plural may leave `count` out ("one day"), so it is not compared.
 */
export type MisplacedParameters<Source, Translated, Path extends string = ''> = {
  [K in keyof Source & keyof Translated & string]: IsMessage<Source[K]> extends true
    ? [NamesOf<Source[K]>, NamesOf<Translated[K]>] extends [NamesOf<Translated[K]>, NamesOf<Source[K]>]
      ? never
      : Join<Path, K>
    : MisplacedParameters<Source[K], Translated[K], Join<Path, K>>;
}[keyof Source & keyof Translated & string];
