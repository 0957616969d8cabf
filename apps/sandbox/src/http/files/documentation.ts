import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serveStatic } from '@hono/node-server/serve-static';
import { createOpenApi } from '@paydirt/contract/openapi';
import { CONSTANTS } from '@paydirt/domain';
import { Hono } from 'hono';

const CACHE = 'public, max-age=300';
const SWAGGER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
/** Files of the package that the page requests. */
const FILES = /\/docs\/swagger-ui(?:\.css|-bundle\.js)$/;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Paydirt services</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div class="swagger-ui"><div class="wrapper"><p>Test mode · play money</p></div></div>
    <main id="calls"></main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

// The start is in a separate file, because the content policy allows no inline scripts. Shared schemas are
// shown with each call, and not again at the end, because rendering them there takes seconds.
const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;

/** Serve the OpenAPI document, created at the first request, and Swagger UI, which shows it. */
export function documentation(): Hono {
  const app = new Hono();
  let document: string | null = null;

  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(createOpenApi({ baseUrl: '/api', version: CONSTANTS.VERSION }));
    return c.body(document, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': CACHE,
    });
  });
  app.get('/docs', (c) => c.html(PAGE, 200, { 'Cache-Control': CACHE }));
  app.get('/docs/start.js', (c) =>
    c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': CACHE }),
  );
  app.get('/docs/*', async (c, next) => {
    if (!FILES.test(c.req.path)) return c.notFound();
    await next();
    c.res.headers.set('Cache-Control', CACHE);
  });
  app.get(
    '/docs/*',
    serveStatic({ root: SWAGGER, rewriteRequestPath: (path) => path.replace(/^.*\/docs/, '') }),
  );
  return app;
}
