/** Longest wait for a newer version to be fetched and to begin, in milliseconds. */
const BEGUN_WITHIN_MS = 20_000;

/**
 * Look now if the server has another version of the app than this device. True where one was found: it is fetched, and
 * offered once it is here. Rejects where the server cannot be reached; false where the browser has no worker.
 */
export async function lookForVersion(): Promise<boolean> {
  return (await findNewer()) !== null;
}

/**
 * Have the version that the server gives answer this page's next load, where it is another than this device's. Resolves
 * once it does, and where there is none, it cannot be had or takes too long.
 */
export async function takeNewerVersion(): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, BEGUN_WITHIN_MS));
  const worker = await Promise.race([findNewer().catch(() => null), late]);
  if (worker) await Promise.race([begun(worker), late]);
}

async function findNewer(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  await registration.update();
  return registration.installing ?? registration.waiting;
}

/** Let the waiting version begin, unless another tab did. */
export async function beginWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await begun(registration.waiting);
}

/** Tell a worker not to wait, as soon as it does. */
async function begun(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
