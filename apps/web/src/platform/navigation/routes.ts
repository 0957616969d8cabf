import type { Area } from '@paydirt/i18n';
import type { IconName } from '@paydirt/ui/icon';

import type { PlainKey } from '../language/plain-key.ts';

/** The definition of a route: path, looks, access, texts, query, and the data it fetches first. */
export interface RouteDefinition {
  /** The path, as SCREENS writes it. Every route is static: what varies is in the query. */
  readonly path: string;
  readonly title: PlainKey;
  /** The depth of the route: a deeper one slides in, a shallower one out (SCREENS). */
  readonly depth: 0 | 1 | 2 | 3 | 4 | 5;
  /** The audience of the route (PRODUCT 3): members, visitors only, or anyone. */
  readonly access: 'member' | 'visitor' | 'anyone';
  /** A route of the tab bar: its icon, and the kind of its badge. */
  readonly tab?: { readonly icon: IconName; readonly badge?: 'unread' };
  /** A page where people often get stuck: its header leads to the support chat. */
  readonly help?: boolean;
  /** The path of the list that it is one of: a wide window draws both side by side. */
  readonly detailOf?: string;
  /** A list that opens its items in a sheet; in a wide window it draws them in its own pane. */
  readonly opensDetail?: boolean;
  /** Takes all of a wide window, on a grid, instead of a column. */
  readonly wide?: boolean;
  /** Areas of the texts that its screen needs besides the base; `areas.test.ts` compares them with the sources. */
  readonly areas?: readonly Area[];
  /** Names of the query's parameters. */
  readonly query?: readonly string[];
  /** The skeleton of the page until the app has loaded (apps/web/first-paint). @default 'page' */
  readonly skeleton?: SkeletonKind;
  /**
   * Data that the screen fetches at once, without a tap or a scroll: the page requests it before the app has
   * loaded.
   */
  readonly atOnce?: {
    /** Calls made without a query in the address: `<service>/<path>?<query>`, or `POST <service>/<path>`. */
    readonly calls?: readonly string[];
    /** Parts of the screen in separate chunks, and the areas of their texts. */
    readonly parts?: readonly string[];
    readonly areas?: readonly Area[];
  };
}

/** Kinds of screen, by their skeleton. */
export type SkeletonKind = 'home' | 'cards' | 'feed' | 'list' | 'form' | 'page';

/** A value of a query; undefined, null and an empty text are left out. */
type QueryValue = string | number | null | undefined;

/** A route of the app, with its name and the function that writes its addresses. */
export interface Route<Q extends string = never> extends RouteDefinition {
  readonly name: string;
  /** The module of its screen, below `src`. It exports `<Name>Screen`. */
  readonly screen: string;
  /** Write an address: `catalogueRoutes.product.href({ productId })`. */
  readonly href: [Q] extends [never] ? () => string : (query?: { readonly [N in Q]?: QueryValue }) => string;
}

type QueryNames<D extends RouteDefinition> = D extends { readonly query: readonly (infer Q extends string)[] }
  ? Q
  : never;

/**
 * Define a feature's routes. The key of each is its name, and the screen has the same one: `addAddress` of the
 * wallet is `AddAddressScreen` of `features/wallet/add-address/add-address-screen.tsx`.
 */
export function defineRoutes<const D extends Readonly<Record<string, RouteDefinition>>>(
  feature: string,
  definitions: D,
): { readonly [N in keyof D]: Route<QueryNames<D[N]>> } {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      {
        ...definition,
        name,
        screen: screenOf(feature, name),
        href: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(definition.path, query),
      },
    ]),
    // The type of `Object.fromEntries` loses which query belongs to which name.
  ) as { readonly [N in keyof D]: Route<QueryNames<D[N]>> };
}

function screenOf(feature: string, name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `features/${feature}/${kebab}/${kebab}-screen.tsx`;
}

/** Add a query to a path; an empty one adds nothing. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') encoded.append(name, String(value));
  }
  const text = encoded.toString();
  return text === '' ? path : `${path}?${text}`;
}
