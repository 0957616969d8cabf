// One route on Hono alone, to compare the services with. Prints its address and serves until it is killed.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/', (c) => c.text('ok'));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}/`));
