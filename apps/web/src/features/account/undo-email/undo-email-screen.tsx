import { Button } from '@paydirt/ui/button';
import { type FormEvent } from 'react';

import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { usePlatform, useT, useToast } from '../../../platform/hooks.tsx';
import { useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useIsInFront } from '../../../platform/navigation/use-is-in-front.ts';
import { accessRoutes } from '../../../routes/access.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { useUndoEmail } from '../data/security.ts';

/** Undo an e-mail change by the link sent to the earlier address. Opening the link alone changes nothing. */
export function UndoEmailScreen() {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const isInFront = useIsInFront();
  const { session } = usePlatform();
  const token = useQueryParameter('token') ?? '';
  const form = useForm({ fields: [] });
  const { send, sending } = useUndoEmail();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.answerOf(await send({ token })) === null) return;
    toast(t('security.undo.done'), 'success');
    // Undoing has ended every session of this account. If another account is logged in on this device, its
    // session ends too, so that the member can log in to this one.
    session.end();
    if (isInFront()) navigate(accessRoutes.login.href(), { replace: true });
  }

  return (
    <Screen>
      <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-pretty text-ink-2">{t('security.undo.intro')}</p>
        <FormFailure text={form.formError} />
        <Button type="submit" variant="primary" size="lg" wide busy={sending}>
          {t('security.undo.submit')}
        </Button>
      </form>
    </Screen>
  );
}
