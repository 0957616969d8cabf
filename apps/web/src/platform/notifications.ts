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

/** Show a notification where the member allowed them. Several tabs show the same one once, by its id. */
export function showNotification(id: string, title: string, body: string): void {
  if (notificationState() !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: `paydirt.${id}`, icon: '/icon-192.png' });
    shown.addEventListener('click', () => {
      window.focus();
      window.location.hash = `/user/news?id=${encodeURIComponent(id)}`;
      shown.close();
    });
  } catch {
    // Some phones let only a service worker show them; the message waits with its mark all the same.
  }
}
