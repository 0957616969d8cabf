import { aCodeSent } from '@paydirt/contract/account/codes.examples';
import { checkNewPassword, sendRegisterCode } from '@paydirt/contract/account/login';
import { inviter } from '@paydirt/contract/community/team';
import { anInviter } from '@paydirt/contract/community/team.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { userEvent, within } from 'storybook/test';

import { accessRoutes } from '../../../routes/access.ts';
import type { AppParameters } from '../../../story-app.fixture.tsx';
import type { RegisterStep } from './register-steps.ts';

/** Answer for a typed code whose inviter has no name. */
export const typed = answers(inviter, anInviter({ code: 'PAYDRT', name: null }));

/** A code is sent. */
export const sent = answers(sendRegisterCode, aCodeSent());

/** The password is not a common one. */
export const fits = answers(checkNewPassword, null);

/** A visitor who registers. */
export const visitor = {
  route: accessRoutes.register.href(),
  session: 'visitor',
  answers: [typed, sent, fits],
} satisfies AppParameters;

/** Answer the questions of a registration by keyboard, as far as one of them, which is left open. */
export async function answerUntil(canvasElement: HTMLElement, open: RegisterStep): Promise<void> {
  const { t } = spoken();
  const canvas = within(canvasElement);
  const phone = await canvas.findByLabelText(t('auth.phone'));
  if (open === 'account') return;
  await userEvent.type(phone, '98765 43210{Enter}');
  const code = await canvas.findByLabelText(t('auth.code'));
  if (open === 'code') return;
  // The last digit of the code opens the next step.
  await userEvent.type(code, '406193');
  const password = await canvas.findByLabelText(t('auth.password'));
  if (open === 'password') return;
  await userEvent.type(password, 'Nugget2026{Enter}');
  await userEvent.type(canvas.getByLabelText(t('auth.passwordAgain')), 'Nugget2026{Enter}');
  const invitation = await canvas.findByLabelText(t('auth.invitationCode'));
  if (open === 'invitationCode') return;
  await userEvent.type(invitation, 'paydrt{Enter}');
  await canvas.findByLabelText(t('auth.name'));
}

/** Answer all questions but the name, which may be left out, and send them. */
export async function answerAll(canvasElement: HTMLElement): Promise<void> {
  await answerUntil(canvasElement, 'name');
  const create = { name: spoken().t('auth.register.submit') };
  await userEvent.click(within(canvasElement).getByRole('button', create));
}
