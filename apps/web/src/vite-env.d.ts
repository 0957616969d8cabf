/// <reference types="vite/client" />

/** Set at build time; see SERVICES for the services' names. */
interface ImportMetaEnv {
  readonly VITE_SERVICE_USER?: string;
  readonly VITE_SERVICE_EXCHANGE?: string;
  readonly VITE_SERVICE_MESSAGE?: string;
  readonly VITE_SERVICE_INCOME?: string;
  readonly VITE_SERVICE_ASSETS?: string;
  readonly VITE_SERVICE_WALLET?: string;
  readonly VITE_SERVICE_DYNAMIC?: string;
  readonly VITE_SERVICE_GOODS?: string;
  readonly VITE_SERVICE_SANDBOX?: string;
}
