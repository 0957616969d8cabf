// Separate from the code that the page imports before its service worker controls it, which has to be one cached
// file.

/** Have the service worker look whether the host has a newer build. */
export async function lookForNewerFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Offline there is none.
  await registration?.update().catch(() => undefined);
}
