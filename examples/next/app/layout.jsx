import '@paydirt/ui/reset.css';
import '@paydirt/ui/styles.css';
import { Clock } from './clock.jsx';

export const metadata = { title: 'Machines' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Clock>{children}</Clock>
      </body>
    </html>
  );
}
