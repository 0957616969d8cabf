import '@paydirt/ui/reset.css';
import '@paydirt/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  );
