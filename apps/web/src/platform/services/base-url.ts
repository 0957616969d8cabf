import type { Service } from '@paydirt/contract';

const configured: Readonly<Record<Service, string | undefined>> = {
  user: import.meta.env.VITE_SERVICE_USER,
  exchange: import.meta.env.VITE_SERVICE_EXCHANGE,
  message: import.meta.env.VITE_SERVICE_MESSAGE,
  income: import.meta.env.VITE_SERVICE_INCOME,
  assets: import.meta.env.VITE_SERVICE_ASSETS,
  wallet: import.meta.env.VITE_SERVICE_WALLET,
  dynamic: import.meta.env.VITE_SERVICE_DYNAMIC,
  goods: import.meta.env.VITE_SERVICE_GOODS,
  sandbox: import.meta.env.VITE_SERVICE_SANDBOX,
};

/** Base URL of a service: from the build, else below `/api` on the origin that served the app (SERVICES). */
export function baseUrl(service: Service): string {
  return (configured[service] ?? `/api/${service}`).replace(/\/$/, '');
}
