import './styles.css';

import { withFirstAnswers } from './platform/services/first-answers.ts';
import { browserOnline } from './platform/services/online.ts';
import { startApp } from './start.tsx';

startApp({
  fetch: withFirstAnswers(window.fetch.bind(window), window.paydirtFirstAnswers, () => performance.now()),
  upload: async (...args) => (await import('./platform/services/upload-fetch.ts')).uploadFetch(...args),
  openSocket: 'WebSocket' in window ? (url) => new WebSocket(url) : null,
  online: browserOnline(window),
  installable: import.meta.env.PROD,
  world: null,
});
