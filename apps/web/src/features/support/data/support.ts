import { supportInfo, supportLink } from '@paydirt/contract/messages/support';
import { useCallback, useState } from 'react';

import { useCall } from '../../../platform/data/use-call.ts';
import { useClient } from '../../../platform/hooks.tsx';

/** Read the support hours, and whether a person is available. */
export const useSupportInfo = () => useCall(supportInfo, {});

/** The address of the chat's page, requested once the member has agreed (H16). */
export type ChatLink =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'open'; readonly url: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** Get the function that requests a ticket to the chat. Each is of one use. */
export function useChatLink(): { readonly link: ChatLink; readonly open: () => Promise<void> } {
  const client = useClient();
  const [link, setLink] = useState<ChatLink>({ status: 'closed' });
  const open = useCallback(async () => {
    setLink({ status: 'opening' });
    try {
      const { data } = await client.call(supportLink, {});
      setLink({ status: 'open', url: data.url });
    } catch (error) {
      setLink({ status: 'failed', error });
    }
  }, [client]);
  return { link, open };
}
