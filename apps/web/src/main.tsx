import './styles.css';

import { createFirstAnswers } from './platform/services/first-answers.ts';
import { browserOnline } from './platform/services/online.ts';
import { startApp } from './start.tsx';

const firstAnswers = createFirstAnswers(window.fetch.bind(window), window.paydirtFirstAnswers, () =>
  performance.now(),
);

startApp({
  fetch: firstAnswers.fetch,
  firstAnswers,
  upload: async (...args) => (await import('./platform/services/upload-fetch.ts')).uploadFetch(...args),
  openSocket: 'WebSocket' in window ? (url) => new WebSocket(url) : null,
  online: browserOnline(window),
  installable: import.meta.env.PROD,
  world: null,
});
