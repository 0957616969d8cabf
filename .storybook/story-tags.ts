import type { IndexInput } from 'storybook/internal/types';

/** A story as an indexer finds it, as far as it is read here. */
export type StoryEntry = Pick<IndexInput, 'title' | 'exportName'>;

/** Texts that write an amount: those who watch money find every story with one. */
const WRITES_MONEY = /\b(amount|figure)\(/;
/** The story has user interaction. */
const ACTS = /\b(userEvent|fireEvent)\./;

/**
 * Derive a story's search tags from its file: `suite` (tests only), `page` (a screen), `stable` or `new` (a
 * component, by whether it has an unreleased change), `money` (it writes amounts) and `flow` (it has user
 * interaction).
 *
 * @param changed Names of components that wait for a release.
 */
export function storyTags(
  { title = '', exportName }: StoryEntry,
  source: string,
  changed: ReadonlySet<string>,
): readonly string[] {
  const name = title.split('/').at(-1) ?? '';
  // Of no use to anyone looking for a component: the sidebar shows them on request only.
  if (title.startsWith('Tests/')) return ['suite'];
  const isPage = /^(Screens|Flows)\//.test(title);
  return [
    isPage ? 'page' : changed.has(name) ? 'new' : 'stable',
    ...(WRITES_MONEY.test(source) ? ['money'] : []),
    ...(isPage && ACTS.test(sourceOf(exportName, source)) ? ['flow'] : []),
  ];
}

/** Recognize the tags of the two stories next to a component's purpose: one to follow, one to avoid. */
export function isAdvice(tag: string): boolean {
  return tag === 'do' || tag === 'dont';
}

/** Cut one story out of its file. */
function sourceOf(exportName: string, source: string): string {
  const [, rest = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  return rest.split(/^export /m)[0] ?? '';
}

/** Names of components that notes of changes speak of. */
export function namesInChanges(notes: readonly string[]): ReadonlySet<string> {
  return new Set(notes.flatMap((note) => [...note.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name ?? '')));
}
