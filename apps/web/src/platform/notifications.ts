import type { Message } from '@paydirt/contract/messages/messages';

/** The browser's permission to show notifications: not asked yet, the member's decision, or unsupported. */
export type NotificationState = NotificationPermission | 'unsupported';

/** Read what the member allowed this page on this device. */
export function notificationState(): NotificationState {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Request the browser's permission; only ever after a tap of the member's (H16). */
export async function requestNotifications(): Promise<NotificationState> {
  return 'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';
}

/**
 * Show a notification of a message where the member allowed them. Messages of one subject take each other's place, and
 * several tabs show the same one once. Others may see it, so that the text comes only where the member wants it.
 */
export async function showNotification(
  { id, title, body, href }: Pick<Message, 'id' | 'title' | 'body' | 'href'>,
  inFull: boolean,
): Promise<void> {
  if (notificationState() !== 'granted') return;
  const address = `/user/news?id=${encodeURIComponent(id)}`;
  // An address without a query leads to a list, so it identifies no subject.
  const tag = `paydirt.${href?.includes('?') ? href : id}`;
  const options = { ...(inFull && { body }), tag, icon: '/icon-192.png', data: { address } };
  if (!(await showByWorker(title, options))) showByPage(title, options, address);
}

/** Close what the service worker showed: the next person at this device may be somebody else. */
export async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/** Let the service worker show it, which outlives the page and which phones ask for. False where there is none. */
async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    await registration.showNotification(title, options);
    return true;
  } catch {
    return false;
  }
}

function showByPage(title: string, options: NotificationOptions, address: string): void {
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      window.location.hash = address;
      shown.close();
    });
  } catch {
    // Some phones allow notifications only from a service worker; the message still counts as unread in the
    // app.
  }
}
