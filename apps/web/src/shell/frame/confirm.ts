import type { Question } from '../../platform/confirmations.ts';
import { usePlatform } from '../../platform/hooks.tsx';

/** Get the function that confirms something that cannot be undone: `await confirm({ title, text, confirm })`. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return usePlatform().confirmations.ask;
}
