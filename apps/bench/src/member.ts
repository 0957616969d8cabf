import { createClient } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { seed } from '@paydirt/contract/sandbox/world';
import { CONSTANTS } from '@paydirt/domain';

/** Log in a ready-made member with leases: the session's token, and the app's storage for it. */
export async function createBenchMember(address: string) {
  let token: string | null = null;
  const client = createClient({
    baseUrl: (service) => `${address}/api/${service}`,
    language: () => 'en_US',
    token: () => token,
    timeoutMs: CONSTANTS.REQUEST_TIMEOUT_MS,
    fetch: globalThis.fetch,
  });
  const { data } = await client.call(seed, {});
  const ready = data.members.find(({ about }) => about === 'with_leases');
  if (ready === undefined) throw new Error('bench: the seed has no such member');
  const answer = await client.call(login, { phone: ready.phone, password: ready.password });
  token = answer.msg;
  return {
    token,
    kept: {
      'paydirt.token': token,
      'paydirt.userId': answer.data.userId,
      'paydirt.user': JSON.stringify(answer.data),
    },
  };
}
