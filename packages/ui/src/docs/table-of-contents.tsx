import { TextLink } from '../primitives/text-link/text-link.tsx';
import { type Entry, useEntries } from './storybook-index.ts';

/** The group of screens, listed first: it has a page of its own. */
const SCREENS = 'Screens';
/** The groups of components, from product-independent to product-specific. */
const GROUPS = ['Primitives', 'Patterns', 'Product'];

interface Part {
  readonly name: string;
  readonly pages: readonly { readonly name: string; readonly id: string; readonly type: Entry['type'] }[];
}

/**
 * List the components of this Storybook by group, each with a link to its page, after a link to the page of all
 * screens. Made from Storybook's own index, so that a new component is listed automatically.
 */
export function TableOfContents({
  otherwise,
}: {
  /** Shown where the list cannot be loaded. */
  otherwise: string;
}) {
  const entries = useEntries();
  if (entries === 'unread') return <p className="text-13 text-ink-2">{otherwise}</p>;
  const parts = entries && partsOf(entries);
  return (
    <ul
      role="list"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-8"
      aria-busy={parts === undefined}
    >
      {parts?.map(({ name, pages }) => (
        <li key={name}>
          <h3 className="border-b border-line pb-2 text-13 font-semibold text-ink-2">{name}</h3>
          <ul role="list" className="pt-1">
            {pages.map((page) => (
              <li key={page.id}>
                <TextLink
                  href={`./?path=/${page.type}/${page.id}`}
                  target="_top"
                  className="inline-flex min-h-8 items-center"
                >
                  {page.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** A component's docs page where it has one, otherwise its first story. */
function partsOf(entries: readonly Entry[]): readonly Part[] {
  const parts = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const [group = '', component] = entry.title.split('/');
    // Screens have their own table with all their states.
    if (entry.title === 'Screens/By route') parts.set(SCREENS, new Map([['All, by route', entry]]));
    if (!GROUPS.includes(group) || component === undefined) continue;
    const pages = parts.get(group) ?? new Map<string, Entry>();
    if (entry.type === 'docs' || !pages.has(component)) pages.set(component, entry);
    parts.set(group, pages);
  }
  return [SCREENS, ...GROUPS].flatMap((name) => {
    const pages = parts.get(name);
    return pages === undefined
      ? []
      : [{ name, pages: [...pages].map(([component, { id, type }]) => ({ name: component, id, type })) }];
  });
}
