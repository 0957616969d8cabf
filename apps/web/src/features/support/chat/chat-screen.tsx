import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { Consent } from './consent.tsx';

/**
 * Show the support chat: first the data that it will receive, and once the member agrees its page (H16). The
 * consent holds for this visit, so that one can return from a help text; another visit asks again.
 */
export function ChatScreen() {
  const [agreed, setAgreed] = useEntryState('agreed', false);
  return <Screen>{agreed ? <ChatFrame /> : <Consent onAgree={() => setAgreed(true)} />}</Screen>;
}
