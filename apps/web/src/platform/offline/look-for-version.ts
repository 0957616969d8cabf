/**
 * Look now if the server has another version of the app than this device. True where one was found: it is fetched, and
 * offered once it is here. Rejects where the server cannot be reached; false where the browser has no worker.
 */
export async function lookForVersion(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return false;
  await registration.update();
  return registration.installing !== null || registration.waiting !== null;
}
