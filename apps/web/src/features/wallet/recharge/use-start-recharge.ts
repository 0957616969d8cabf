import type { InputOf } from '@paydirt/contract';
import type { addRecharge } from '@paydirt/contract/wallet/recharge';

import type { Form } from '../../../forms/form.ts';
import { useAddRecharge } from '../data/recharge.ts';
import { useNavigate } from '../../../platform/navigation/hash-location.ts';
import { useIsInFront } from '../../../platform/navigation/use-is-in-front.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

interface StartedForm {
  /** Shows what was refused; all that was typed stays. */
  readonly form: Pick<Form<never>, 'fail' | 'settledElsewhere'>;
  /** Forget what was typed. */
  readonly clear: () => void;
}

/** The page of each channel. */
export const RECHARGE_ROUTES = { usdt: walletRoutes.rechargeUsdt, cash: walletRoutes.rechargeCash };

/** Begin a recharge by one channel, and go to its own address, which takes the form's place in the history. */
export function useStartRecharge(channel: keyof typeof RECHARGE_ROUTES, { form, clear }: StartedForm) {
  const navigate = useNavigate();
  const isInFront = useIsInFront();
  const call = useAddRecharge(channel, form.settledElsewhere);

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (!result.ok) {
      // A request whose response was lost may have succeeded: it is shown as unanswered, not as failed.
      if (!result.error.retryable) form.fail(result.error);
      return;
    }
    clear();
    if (isInFront()) navigate(RECHARGE_ROUTES[channel].href({ id: result.value.data.id }), { replace: true });
  }

  return {
    call,
    start: async (input: Omit<InputOf<typeof addRecharge>, 'channel'>) =>
      finish(await call.confirm({ channel, ...input })),
    check: async () => finish(await call.again()),
    giveUp: async () => finish(await call.giveUp()),
  };
}
