import { emailRegistrationOpen, openEmailRegistration } from '@paydirt/contract/account/login';
import { couponsOpen, openCoupons } from '@paydirt/contract/rewards/coupons';
import { Button } from '@paydirt/ui/button';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useCall } from '../../platform/data/use-call.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useT } from '../../platform/hooks.tsx';
import { PanelSection } from './panel-section.tsx';

/**
 * Services that can be closed: the call that reads the state, the one that changes it, and the data out of date then.
 */
const CLOSABLE = {
  coupons: {
    icon: 'ticket',
    stateCall: couponsOpen,
    changeCall: openCoupons,
  },
  emailRegistration: {
    icon: 'mail',
    stateCall: emailRegistrationOpen,
    changeCall: openEmailRegistration,
  },
} as const;

/** Close something, or open it again. */
export function PanelClosable({ name }: { name: keyof typeof CLOSABLE }) {
  const t = useT();
  const form = useForm({ fields: [] });
  const { icon, stateCall, changeCall } = CLOSABLE[name];
  const view = useCall(stateCall, {});
  const { send, sending } = useSend(changeCall);
  const open = view.status === 'ready' ? view.value.open : null;

  async function turn() {
    form.answerOf(await send({ open: open === false }));
  }

  return (
    <PanelSection title={t(`test.${name}.title`)}>
      <FormFailure text={form.formError} />
      <Button icon={icon} busy={sending} disabled={open === null} onClick={() => void turn()}>
        {t(open === false ? `test.${name}.open` : `test.${name}.close`)}
      </Button>
    </PanelSection>
  );
}
