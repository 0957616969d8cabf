import type { ReactNode } from 'react';
import '@paydirt/ui/reset.css';
import '@paydirt/ui/styles.css';
import './brand.css';
import { Clock } from './clock';

export const metadata = { title: 'Machines' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Clock>{children}</Clock>
      </body>
    </html>
  );
}
