import { describe, expect, it } from 'vitest';

import { documentation } from './documentation.ts';

const app = documentation();

describe('the API documentation', () => {
  it('has no inline script or style and loads nothing from elsewhere', async () => {
    const page = await (await app.request('/docs')).text();
    expect(page).not.toMatch(/<script>|<style| style=|https?:\/\//);
    const files = Array.from(page.matchAll(/(?:src|href)="(docs\/[^"]+)"/g), ([, file]) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await app.request(`/${file}`)).status, file).toBe(200);
  });

  it('says that it is all play money', async () => {
    expect(await (await app.request('/docs')).text()).toContain('Test mode · play money');
  });

  it.each([
    'package.json',
    'index.html',
    'swagger-ui-bundle.js.map',
    '..%2fpackage.json',
    'x/swagger-ui.css',
  ])('serves no other file of its package: %s', async (file) => {
    expect((await app.request(`/docs/${file}`)).status).toBe(404);
  });

  it('shows the OpenAPI document of all calls', async () => {
    const document = (await (await app.request('/openapi.json')).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toHaveProperty(['/user/auth/token/pass']);
  });
});
