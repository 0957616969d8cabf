import { type VersionUpdate, versionUpdate } from '@paydirt/contract/account/session';
import { CONSTANTS } from '@paydirt/domain';

import { useClient } from '../hooks.tsx';
import { useCall } from './use-call.ts';
import type { View } from './view.ts';

const OURS = { platform: CONSTANTS.PLATFORM, code: CONSTANTS.VERSION_CODE };

/** The update that concerns us: newer than this app, or none. */
function newer(update: VersionUpdate | null): VersionUpdate | null {
  return update !== null && update.versionCode > CONSTANTS.VERSION_CODE ? update : null;
}

/** Watch for a newer version; empty when there is none. */
export function useVersionUpdate(): View<VersionUpdate | null> {
  return useCall(versionUpdate, OURS, { isEmpty: (update) => newer(update) === null });
}

/** Get the function that looks for a newer version now. */
export function useCheckForUpdate(): () => Promise<VersionUpdate | null> {
  const client = useClient();
  return async () => newer((await client.call(versionUpdate, OURS)).data);
}

/** Hosts that the app may send a member to for an update. */
const DOWNLOAD_HOSTS: readonly string[] = ['download.paydirt.example'];

/** Tell if an update's address may be opened: https, and a known host (PRODUCT 5). */
export function mayOpen(downloadUrl: string, hosts: readonly string[] = DOWNLOAD_HOSTS): boolean {
  if (!URL.canParse(downloadUrl)) return false;
  const { protocol, hostname, username, port } = new URL(downloadUrl);
  return protocol === 'https:' && username === '' && port === '' && hosts.includes(hostname);
}
