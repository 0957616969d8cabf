import type { Locale, Script } from '@paydirt/domain';

import type { Route, SkeletonKind } from '../src/platform/navigation/routes.ts';

/** The part of a route that the first script knows. */
export interface FirstRoute extends Pick<Route, 'path' | 'access'> {
  readonly skeleton: SkeletonKind;
  /** Its index in the tab bar; -1 without. */
  readonly tab: number;
  /** Chunks of its screen, as indices in {@link FirstPage.files}. */
  readonly chunks: readonly number[];
  /** Areas of its texts, as indices in each list of {@link FirstPage.texts}. */
  readonly areas: readonly number[];
  /** Chunks and areas that its screen loads later: requested after its data. */
  readonly laterChunks: readonly number[];
  readonly laterAreas: readonly number[];
  /** Calls that its screen begins with, as the route table has them. */
  readonly calls: readonly string[];
}

/** Texts that the shell shows before the catalogues have loaded. */
export interface FirstWords {
  readonly ribbon: string;
  /** Times for which space is reserved, one for each of the samples. */
  readonly clocks: readonly string[];
  /** The button next to the clock, for which space is reserved. */
  readonly day: string;
  readonly loading: string;
  /** The name of the tab bar. */
  readonly tabBar: string;
  /** The names of the tab routes, in their order. */
  readonly tabs: readonly string[];
}

/** Data that the build writes into the page for the first script. */
export interface FirstPage {
  readonly routes: readonly FirstRoute[];
  readonly home: string;
  readonly login: string;
  readonly invitation: string;
  /** The font of text of each script, and the Latin one of titles, as names of built files. */
  readonly fonts: Readonly<Record<Script | 'titles', string>>;
  /** Names of built files, each once. */
  readonly files: readonly string[];
  /** Files of each area in each language; the base is the first. */
  readonly texts: Readonly<Record<Locale, readonly (readonly number[])[]>>;
  readonly words: Readonly<Record<Locale, FirstWords>>;
}
