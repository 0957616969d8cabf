import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root === null) throw new Error('hello: the page has no root');
createRoot(root).render(
  <main>
    <h1>Hello, world</h1>
  </main>,
);
