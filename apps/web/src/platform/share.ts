/** Share by the sheet of the system. Closing it is a decision not to share; false where it does not open. */
export async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
