import '@paydirt/ui/reset.css';
import '@paydirt/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { ClockProvider } from '@paydirt/ui/ticker';
import { epochMs } from '@paydirt/ui/values';
import { Machines } from './machines.tsx';

const now = () => epochMs(Date.now());

createRoot(document.getElementById('root')!).render(
  <ClockProvider now={now}>
    <Machines />
  </ClockProvider>,
);
