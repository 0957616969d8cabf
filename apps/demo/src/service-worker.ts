/** Longest wait for a worker that does not come: the page works without it, but for pictures that members added. */
const WITHIN_MS = 3000;

/**
 * Have the service worker control this page. Resolves without it where the browser has none, or has it turned off.
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
    // Private windows of some browsers refuse.
  }
}
