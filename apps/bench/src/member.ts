import { createClient, type ResultOf } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { seed } from '@paydirt/contract/sandbox/world';
import { CONSTANTS } from '@paydirt/domain';

type About = ResultOf<typeof seed>['members'][number]['about'];

/** A ready-made member, one with leases if none is named, logged in: a client, and what the app would keep of them. */
export async function createBenchMember(address: string, which: About = 'with_leases') {
  let token: string | null = null;
  const client = createClient({
    baseUrl: (service) => `${address}/api/${service}`,
    language: () => 'en_US',
    token: () => token,
    timeoutMs: CONSTANTS.REQUEST_TIMEOUT_MS,
    fetch: globalThis.fetch,
  });
  const { data } = await client.call(seed, {});
  const ready = data.members.find(({ about }) => about === which);
  if (ready === undefined) throw new Error('bench: the seed has no such member');
  const answer = await client.call(login, { phone: ready.phone, password: ready.password });
  token = answer.msg;
  return {
    client,
    phone: ready.phone,
    token,
    kept: {
      'paydirt.token': token,
      'paydirt.userId': answer.data.userId,
      'paydirt.user': JSON.stringify(answer.data),
    },
  };
}
