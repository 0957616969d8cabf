import { modifyName } from '@paydirt/contract/account/profile';
import { checkName, CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent } from 'react';

import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { useTakeUser } from '../../../platform/data/user.ts';
import { useMember, useT } from '../../../platform/hooks.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { givenName } from '../../../platform/member-name.ts';

/** Change the member's name. */
export function NameScreen() {
  const t = useT();
  const takeUser = useTakeUser();
  const member = useMember();
  const back = useReturn(accountRoutes.information.href());
  const draft = useDraft('name', { name: member === null ? '' : (givenName(member) ?? '') });
  const form = useForm({ fields: ['name'] });
  const { send, sending } = useSend(modifyName);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkName(draft.values.name);
    if (!form.check(checked.ok ? {} : { name: checked.error }) || !checked.ok) return;
    const answer = form.answerOf(await send({ name: checked.value }));
    if (answer === null) return;
    draft.clear();
    takeUser(answer.data);
    back.go();
  }

  return (
    <Screen>
      <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('me.information.name')}
          hint={t('me.information.nameHint', { count: CONSTANTS.NAME_MAX_LENGTH })}
          autoComplete="name"
          value={draft.values.name}
          {...form.field('name', (name) => draft.change({ name }))}
        />
        <FormFailure text={form.formError} />
        <Button type="submit" variant="primary" size="lg" wide busy={sending}>
          {t('me.information.saveName')}
        </Button>
      </form>
    </Screen>
  );
}
