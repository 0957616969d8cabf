import { useOutbox } from '../../platform/data/outbox.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { HintButton } from '../hint-button.tsx';

interface SentCodeProps {
  /** The recipient of the latest code; null before one was sent from this form. */
  to: string | null;
  onUse: (code: string) => void;
}

/**
 * Offer the latest code that the test services sent, to be filled in with one tap; until it is there, lead to the
 * outbox in the test panel.
 */
export function SentCode({ to, onUse }: SentCodeProps) {
  const t = useT();
  const { panel } = usePlatform();
  const view = useOutbox(to);
  const code = view.status === 'ready' ? view.value.find((message) => message.code !== null)?.code : null;
  if (!code) return <HintButton onClick={() => panel.set('outbox')}>{t('auth.openOutbox')}</HintButton>;
  return <HintButton onClick={() => onUse(code)}>{t('auth.useCode', { code })}</HintButton>;
}
