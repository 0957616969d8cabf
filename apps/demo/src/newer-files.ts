// A file of its own, because the code that the page imports before its service worker controls it must be one
// cached file.

/** Let the service worker check the host for a newer build. */
export async function lookForNewerFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // An update fails offline, where no newer build can be found.
  await registration?.update().catch(() => undefined);
}
