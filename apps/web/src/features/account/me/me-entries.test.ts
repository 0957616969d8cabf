import { describe, expect, it } from 'vitest';

import { ROUTES } from '../../../routes/index.ts';
import { ME_GROUPS } from './me-entries.ts';

const entries = ME_GROUPS.flatMap((group) => group.entries);
const pathOf = (href: string) => href.split('?', 1)[0] ?? '';
const listed = new Set(entries.map(({ href }) => pathOf(href)));

describe('the entries of the profile', () => {
  it('lead to existing pages, each once', () => {
    const paths = new Set(ROUTES.map(({ path }): string => path));
    for (const path of listed) expect(paths).toContain(path);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('are at most twelve, in three groups', () => {
    expect(ME_GROUPS).toHaveLength(3);
    expect(entries.length).toBeLessThanOrEqual(12);
  });

  it('are not tabs, which the tab bar shows', () => {
    expect(ROUTES.filter(({ tab, path }) => tab !== undefined && listed.has(path))).toEqual([]);
  });
});
