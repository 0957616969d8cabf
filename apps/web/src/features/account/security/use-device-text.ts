import { useT } from '../../../platform/hooks.tsx';
import { deviceName } from './device-name.ts';

/** Get the function that names a device by its `User-Agent`, in the shown language. */
export function useDeviceText(): (userAgent: string | null) => string {
  const t = useT();
  return (userAgent) => {
    const name = deviceName(userAgent);
    return name === null ? t('security.sessions.unknown') : t('security.sessions.device', { ...name });
  };
}
