import { useT, useToast } from './hooks.tsx';

/** Get the function that copies a text and shows if it succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('common.copied'), 'success');
    } catch {
      // Without permission, or on a page without https, the browser refuses.
      toast(t('common.copyFailed'), 'failure');
    }
  };
}
