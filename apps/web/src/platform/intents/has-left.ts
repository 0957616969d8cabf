import type { Client, InputOf } from '@paydirt/contract';
import { deleteAccount } from '@paydirt/contract/account/leaving';

import type { Confirmed } from './intents.ts';

/** Ask if the account is deleted, by the key under which that was sent: nobody is logged in to it any more. */
export async function hasLeft(client: Client, { key, input }: Confirmed): Promise<boolean> {
  return client.call(deleteAccount, input as InputOf<typeof deleteAccount>, { idempotencyKey: key }).then(
    () => true,
    () => false,
  );
}
