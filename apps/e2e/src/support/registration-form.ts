import type { Screen, ScreenPart } from './screen.ts';
import type { Texts } from './texts.ts';

/** Drive a registration by keyboard: one question a screen, each answer leads to the next. */
export function registrationOf<Part extends ScreenPart<Part>>(page: Screen<Part>, { t }: Pick<Texts, 't'>) {
  const labelled = (label: string) => page.getByLabel(label, { exact: true });
  const phone = labelled(t('auth.phone'));
  const email = labelled(t('auth.email'));
  const code = labelled(t('auth.code'));
  const password = labelled(t('auth.password'));
  const again = labelled(t('auth.passwordAgain'));
  const invitation = labelled(t('auth.invitationCode'));
  const name = labelled(t('auth.name'));
  const create = page.getByRole('button', { name: t('auth.register.submit'), exact: true });
  return {
    phone,
    email,
    code,
    password,
    invitation,
    name,
    create,
    /** Name the account by phone or e-mail; a code is sent there. */
    async account(field: Part, typed: string) {
      await field.fill(typed);
      await field.press('Enter');
      await code.waitFor();
    },
    /** Type the code, whose last digit leads on. */
    async answerCode(typed: string) {
      await code.fill(typed);
      await password.waitFor();
    },
    async answerPassword(typed: string) {
      await password.fill(typed);
      await again.fill(typed);
      await again.press('Enter');
      await invitation.waitFor();
    },
    /** Type an invitation code, or go on with the one that is there. */
    async answerInvitation(typed?: string) {
      if (typed !== undefined) await invitation.fill(typed);
      await invitation.press('Enter');
      await name.waitFor();
    },
  };
}
