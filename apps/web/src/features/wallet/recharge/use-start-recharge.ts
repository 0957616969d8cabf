import type { InputOf } from '@paydirt/contract';
import type { addRecharge } from '@paydirt/contract/calls/recharge';

import { useAddRecharge } from '../data/recharge.ts';
import { useIntent } from '../../../platform/data/use-send.ts';
import { useNavigate } from '../../../platform/navigation/hash-location.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

interface StartedForm {
  /** Show what was refused; all that was typed stays. */
  readonly fail: (error: unknown) => void;
  /** Forget what was typed. */
  readonly clear: () => void;
}

const ADDRESS_OF = { usdt: walletRoutes.rechargeUsdt.href, cash: walletRoutes.rechargeCash.href };

/** Begin a recharge by one channel, and go to its own address, which takes the form's place in the history. */
export function useStartRecharge(channel: keyof typeof ADDRESS_OF, { fail, clear }: StartedForm) {
  const navigate = useNavigate();
  const { send, sending } = useAddRecharge();
  const intent = useIntent(`recharge:${channel}`);

  async function start(input: Omit<InputOf<typeof addRecharge>, 'channel'>) {
    const result = await send({ channel, ...input }, intent);
    if (result === null) return;
    if (!result.ok) {
      fail(result.error);
      return;
    }
    clear();
    navigate(ADDRESS_OF[channel]({ id: result.value.data.id }), { replace: true });
  }

  return { start, starting: sending };
}
