import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { aFundPasswordState } from '@paydirt/contract/account/fund-password.examples';
import {
  securityEvents,
  sessionList,
  updatePassword,
  verification,
} from '@paydirt/contract/account/security';
import { aVerification, someSessions } from '@paydirt/contract/account/security.examples';
import { CONSTANTS } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { LoginPasswordScreen } from './login-password-screen.tsx';

const loaded = {
  route: accountRoutes.loginPassword.href(),
  answers: [
    answers(verification, aVerification({ verifiedUntil: '2026-11-21T14:12:00.000Z' })),
    answers(updatePassword, null),
    answers(hasFundPassword, aFundPasswordState()),
    answers(sessionList, someSessions()),
    answers(securityEvents, { total: 0, list: [] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Login password',
  component: LoginPasswordScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof LoginPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, { old = 'Mara12345', again = 'Sluice2027' } = {}) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  const oldField = await canvas.findByLabelText(t('security.password.old'));
  if (old !== '') await userEvent.type(oldField, old);
  await userEvent.type(canvas.getByLabelText(t('auth.newPassword')), 'Sluice2027');
  await userEvent.type(canvas.getByLabelText(t('auth.passwordAgain')), again);
  await userEvent.click(canvas.getByRole('button', { name: t('security.password.submit') }));
}

/** Empty; what makes a password strong is said before anything is typed. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByLabelText(t('security.password.old'))).toHaveValue('');
    await expect(
      canvas.getByText(t('security.password.strength', { count: 0, max: CONSTANTS.PASSWORD_MAX_LENGTH }), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

/** The identity is not confirmed on this device: the form comes after that. */
export const NotConfirmed: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(verification, aVerification())] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const link = await canvas.findByRole('link', { name: t('security.verify.title') });
    await expect(link).toHaveAttribute('href', '#/user/verify?to=%2Fuser%2FloginPwd');
    await expect(canvas.queryByLabelText(t('auth.newPassword'))).toBeNull();
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement, { old: '', again: 'Sluice2028' });
    await expect(await canvas.findByText(t('field.passwords_differ'))).toBeVisible();
    await expect(canvas.getByLabelText(t('security.password.old'))).toHaveFocus();
  },
};

/** The old password was wrong: said at its field, with the tries that are left. */
export const OldWrong: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(updatePassword, 'wrong_password', { triesLeft: 8 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    const wrong = `${t('error.wrong_password')} ${t('error.detail.triesLeft', { count: 8 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.newPassword'))).toHaveValue('Sluice2027');
  },
};

export const Changes: Story = {
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement);
    await expect(await context.canvas.findByText(t('security.password.done'))).toBeInTheDocument();
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call === updatePassword)?.input).toEqual({
      oldPassword: 'Mara12345',
      password: 'Sluice2027',
      confirmPassword: 'Sluice2027',
    });
  },
};

const states = standardStates(loaded, [verification]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
