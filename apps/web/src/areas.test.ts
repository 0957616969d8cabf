import { type Area, AREAS, SERVICES_KEYS } from '@paydirt/i18n';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { areasOf } from './platform/navigation/route-table.ts';
import type { Route } from './platform/navigation/routes.ts';
import { ROUTES } from './routes/index.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const areaByKey = new Map(
  (Object.keys(AREAS) as Area[]).flatMap((area) => AREAS[area].map((key) => [key as string, area] as const)),
);
const OF_SERVICES = new RegExp(`['"\`](?:${SERVICES_KEYS.join('|')})\\.[a-zA-Z$]`);
const KEY = new RegExp(`['"\`](${[...areaByKey.keys()].join('|')})\\.[a-zA-Z$]`, 'g');
const IMPORT = /(?:(?:\{([^}]*)\} )?from |import\(\s*)'(\.[^']+)'/g;
/** The entry of a feature: other features import only this file of it. */
const DOOR = /features\/[\w-]+\/index\.ts$/;
/** `part(['products'], … import('./home-below.tsx')`: the part brings its own areas. */
const PART = /\bpart\(\s*\[([^\]]*)\][\s\S]*?import\('(\.[^']+)'\)/g;

interface Module {
  readonly areas: ReadonlySet<Area>;
  readonly imports: readonly string[];
  readonly parts: readonly { readonly path: string; readonly areas: readonly Area[] }[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const at = (to: string) => join(dirname(path), to);
  const parts = Array.from(text.matchAll(PART), ([, areas = '', to = '']) => ({
    path: at(to),
    areas: Array.from(areas.matchAll(/\w+/g), ([area]) => area as Area),
  }));
  const made: Module = {
    areas: new Set(Array.from(text.matchAll(KEY), ([, key = '']) => areaByKey.get(key) ?? 'base')),
    imports: Array.from(text.matchAll(IMPORT), ([, names = '', to = '']) =>
      DOOR.test(at(to)) ? behind(at(to), names) : [at(to)],
    )
      .flat()
      .filter((to) => existsSync(to) && !parts.some((one) => one.path === to)),
    parts,
  };
  modules.set(path, made);
  return made;
}

/** The modules that some names of a feature's `index.ts` come from. */
function behind(door: string, names: string): string[] {
  const wanted = new Set(names.match(/\w+/g));
  return Array.from(readFileSync(door, 'utf8').matchAll(IMPORT), ([, listed = '', to = '']) => ({
    listed,
    to,
  }))
    .filter(({ listed }) => (listed.match(/\w+/g) ?? []).some((name) => wanted.has(name)))
    .map(({ to }) => join(dirname(door), to));
}

/** List the texts of a module and of all that it imports whose areas were not loaded for it. */
function unloaded(start: string, loaded: readonly Area[], seen = new Set<string>()): string[] {
  if (seen.has(start) || /\/platform\/|\/data\/|\/routes\//.test(start)) return [];
  seen.add(start);
  const { areas, imports, parts } = moduleAt(start);
  return [
    ...[...areas].filter((area) => !loaded.includes(area)).map((area) => `${relative(HERE, start)}: ${area}`),
    ...imports.flatMap((path) => unloaded(path, loaded, seen)),
    ...parts.flatMap((one) => unloaded(one.path, [...loaded, ...one.areas], new Set(seen))),
  ];
}

/** Each route with the module of its screen. */
const entries = (ROUTES as readonly Route[]).map(
  (route) => [route.name, { route, path: join(HERE, route.screen) }] as const,
);

describe('areas of the texts', () => {
  it.each(entries)('of %s can be checked: its screen is in the folder of its name', (_name, { path }) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(entries)(
    'of %s cover the texts of its screen and everything below it',
    (_name, { route, path }) => {
      expect(unloaded(path, ['base', ...areasOf(route)])).toEqual([]);
    },
  );

  it('do not include those that only the services use', () => {
    for (const [, { path }] of entries) unloaded(path, []);
    expect([...modules.keys()].filter((path) => OF_SERVICES.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each(entries)('of %s are all used', (_name, { route, path }) => {
    const shown = new Set<Area>();
    // A part uses the route's areas except those that it loads itself.
    const visit = (module: string, brought: readonly Area[], seen: Set<string>) => {
      if (seen.has(module)) return;
      seen.add(module);
      const { areas, imports, parts } = moduleAt(module);
      for (const area of areas) if (!brought.includes(area)) shown.add(area);
      for (const next of imports) visit(next, brought, seen);
      for (const part of parts) visit(part.path, [...brought, ...part.areas], new Set(seen));
    };
    visit(path, [], new Set());
    expect(areasOf(route).filter((area) => !shown.has(area))).toEqual([]);
  });

  it.each(ROUTES as readonly Route[])('of $name include its title', (route) => {
    const area = areaByKey.get(route.title.split('.', 1)[0] ?? '');
    expect(['base', ...areasOf(route)]).toContain(area);
  });

  it('of the shell are the base and those its parts load', () => {
    const ours = unloaded(join(HERE, 'shell/shell.tsx'), ['base']);
    // The ribbon names a fault that was switched on in the test panel, which loaded the texts.
    expect(ours).toEqual(['shell/frame/fault-keys.ts: test']);
  });
});
