import { ERRORS } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls/index';
import { describe, expect, it } from 'vitest';

import { documentation } from '../documentation.ts';
import { schemaRows } from './schema-rows.ts';

const app = documentation();
const get = async (path: string) => (await app.request(path)).text();

describe('the page of the calls', () => {
  it('has a place for each call and each error, and each link leads to one', async () => {
    const page = await get('/docs');
    const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const name of Object.keys(ERRORS)) expect(ids).toContain(`error-${name}`);
    for (const call of allCalls) expect(page).toContain(`/api/${call.service}/${call.path}</code>`);
    expect(page.match(/<section class="call"/g)).toHaveLength(allCalls.length);
  });

  it('needs no script, no inline style and nothing from elsewhere', async () => {
    const page = await get('/docs');
    expect(page).not.toMatch(/<script|<style| style=|https?:\/\//);
    expect(await get('/docs.css')).not.toMatch(/@import|url\(/);
  });

  it('stands beside the document', async () => {
    const document = JSON.parse(await get('/openapi.json')) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toHaveProperty(['/user/auth/token/pass']);
  });
});

describe('lines of a schema', () => {
  it('name what lies within, through lists and values that may be null', () => {
    const inner = { type: 'object', properties: { b: { type: 'string', maxLength: 3 } }, required: ['b'] };
    const rows = schemaRows({
      type: 'object',
      properties: { a: { anyOf: [{ type: 'null' }, inner] }, list: { type: 'array', items: inner } },
      required: ['list'],
    });
    expect(rows.map(({ path, required, notes }) => [path, required, notes])).toEqual([
      ['a', false, ''],
      ['a.b', true, 'at most 3 long'],
      ['list', true, ''],
      ['list[].b', true, 'at most 3 long'],
    ]);
  });
});
