import { spoken } from '@paydirt/testkit/story-language';
import { TextField } from '@paydirt/ui/field';
import { TextLink } from '@paydirt/ui/text-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ROUTES } from './routes/index.ts';
import { walletRoutes } from './routes/wallet.ts';

const meta = {
  title: 'Screens/By route',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An entry of Storybook's own list of its pages, as far as it is read here. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly importPath: string;
}

/** One row: a route, or a page without one, and the stories of its states. */
interface Row {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly states: readonly Entry[];
}

/** Every route with the folder of its screen. */
const routes = ROUTES.map((route) => ({ ...route, folder: route.screen.replace(/\/[^/]+$/, '') }));
type ShownRoute = (typeof routes)[number];

const storyFiles = Object.keys(import.meta.glob('./features/*/*/*.stories.tsx'));
const hasStories = ({ folder }: ShownRoute) => storyFiles.some((file) => file.startsWith(`./${folder}/`));

/** Every route of the app with each state that its screen has a story of, from the table of routes itself. */
export const ByRoute: Story = {
  name: 'By route',
  render: function Render() {
    const entries = useEntries();
    const [wanted, setWanted] = useState('');
    const rows = (forMembers: boolean) =>
      routes
        .filter(({ access }) => (access === 'member') === forMembers)
        .map((route) => rowOf(route, entries));
    return (
      <article className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 md:px-8">
        <header className="flex flex-col gap-2">
          <h1 className="font-title text-32 font-bold tracking-tight">Screens by route</h1>
          <p className="max-w-[60ch] text-15 text-ink-2">
            Every route of the app, and every state of its screen that has a story: loading, empty, failed and
            offline among them.
          </p>
        </header>
        <div className="max-w-phone">
          <TextField label="Find a route, a title or a state" value={wanted} onValueChange={setWanted} />
        </div>
        <Table heading="Without login" rows={fitting(rows(false), wanted)} />
        <Table heading="With login" rows={fitting(rows(true), wanted)} />
        <Table heading="On every route, or on none" rows={fitting(ofNoRoute(entries), wanted)} />
      </article>
    );
  },
  play: async ({ canvas }) => {
    await expect(routes.filter((route) => !hasStories(route)).map(({ name }) => name)).toEqual([]);
    await expect(canvas.getByText(walletRoutes.withdrawUsdt.path)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'cashrecharge');
    await expect(canvas.getByText(walletRoutes.rechargeCash.path)).toBeVisible();
    await expect(canvas.queryByText(walletRoutes.withdrawUsdt.path)).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox'));
    canvas.getByRole('textbox').blur();
  },
};

function Table({ heading, rows }: { heading: string; rows: readonly Row[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-title text-20 font-bold">{heading}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ key, title, path, states }) => (
          <li key={key} className="flex flex-col gap-x-6 py-2 md:flex-row">
            <div className="min-w-0 shrink-0 py-1 md:w-64">
              <h3 className="text-15 font-semibold">{title}</h3>
              <p className="text-13 break-words text-ink-2">{path}</p>
            </div>
            <ul className="flex min-w-0 flex-wrap gap-x-4" aria-label={title}>
              {states.map(({ id, name }) => (
                <li key={id}>
                  <TextLink
                    href={`./?path=/story/${id}`}
                    target="_top"
                    className="inline-flex min-h-8 items-center text-13"
                  >
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stories of screens that this Storybook lists: none where it is not served as a whole, as in a test. */
function useEntries(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    readEntries(leaving.signal).then(setEntries, () => setEntries([]));
    return () => leaving.abort();
  }, []);
  return entries;
}

async function readEntries(signal: AbortSignal): Promise<readonly Entry[]> {
  const answer = await fetch('./index.json', { signal });
  if (!answer.ok) return [];
  const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(entries).filter(({ title }) => title.startsWith('Screens/') && title !== meta.title);
}

const isIn =
  (folder: string) =>
  ({ importPath }: Entry) =>
    importPath.includes(`/${folder}/`);

function rowOf({ name, title, path, folder }: ShownRoute, entries: readonly Entry[]): Row {
  return { key: name, title: spoken().t(title), path, states: entries.filter(isIn(folder)) };
}

/** Stories of the shell, of the 404: each under its own title. */
function ofNoRoute(entries: readonly Entry[]): readonly Row[] {
  const others = entries.filter((entry) => !routes.some(({ folder }) => isIn(folder)(entry)));
  return [...new Set(others.map(({ title }) => title))].map((title) => ({
    key: title,
    title: title.replace('Screens/', ''),
    path: '',
    states: others.filter((entry) => entry.title === title),
  }));
}

/** Rows that have the words; where only states have them, those states alone. */
function fitting(rows: readonly Row[], wanted: string): readonly Row[] {
  const has = (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase());
  return rows.flatMap((row) => {
    if (has(row.title) || has(row.path)) return [row];
    const states = row.states.filter(({ name }) => has(name));
    return states.length === 0 ? [] : [{ ...row, states }];
  });
}
