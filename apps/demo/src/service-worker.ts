/** Longest wait for the worker: the page works without it, except for pictures that members added. */
const WITHIN_MS = 3000;

/**
 * Let the service worker control this page. Resolves without it where the browser has none, or has it turned off.
 *
 * @param script Its address, beside the page.
 */
export async function controlledByServiceWorker(script: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller !== null) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, WITHIN_MS);
  });
  try {
    await serviceWorker.register(script);
    await controlled;
  } catch {
    // Private windows of some browsers refuse service workers; only members' pictures need one.
  }
}

/** Longest wait for a newer build to be fetched and to begin. */
const NEWER_WITHIN_MS = 20_000;

/**
 * Reload the page with the present build of the host: this page's files are gone. Each time it waits for a newer
 * service worker, or for as long as one takes to install.
 */
export async function reloadPage(): Promise<void> {
  const { serviceWorker } = navigator;
  const late = new Promise((resolve) => void setTimeout(resolve, NEWER_WITHIN_MS));
  const begun = new Promise((resolve) =>
    serviceWorker?.addEventListener('controllerchange', resolve, { once: true }),
  );
  const registration = await serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  await Promise.race([begun, late]);
  window.location.reload();
}
