import { aCodeSent } from '@paydirt/contract/account/codes.examples';
import { resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';

const visitor = { route: accessRoutes.forgotPassword.href(), session: 'visitor' } satisfies AppParameters;

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('auth.phone')), '98765 43210');
  await userEvent.type(canvas.getByLabelText(t('auth.code')), '406193');
  await userEvent.type(canvas.getByLabelText(t('auth.newPassword')), 'Paydirt2027');
  await userEvent.type(canvas.getByLabelText(t('auth.passwordAgain')), 'Paydirt2027');
  await userEvent.click(canvas.getByRole('button', { name: t('auth.forgot.submit') }));
}

/** Empty. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('auth.forgot.title'), level: 1 }),
    ).toBeVisible();
  },
};

/** Each empty field says that it is required. */
export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.forgot.submit') }));
    await expect(await canvas.findAllByText(t('field.required'))).toHaveLength(4);
    await expect(canvas.getByLabelText(t('auth.phone'))).toHaveFocus();
  },
};

/** The code is wrong; the focus is on it. */
export const CodeWrong: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [refuses(resetPassword, 'code_wrong', { triesLeft: 1 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    const wrong = `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: 1 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveFocus();
  },
};

/** A number corrected after the code was sent has been sent none: it is not named, and nothing waits. */
export const NumberCorrected: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [answers(sendResetCode, aCodeSent({ nextAllowedAt: '2026-11-21T15:00:00.000Z' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const phone = await canvas.findByLabelText(t('auth.phone'));
    await userEvent.type(phone, '98765 43210');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('auth.codeSent', { to: '+919876543210' }))).toBeInTheDocument();
    await userEvent.type(phone, '{Backspace}1');
    await expect(await canvas.findByText(t('auth.codeHint'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('auth.sendCode') })).not.toHaveAttribute(
      'aria-disabled',
    );
    // The number that has the code again.
    await userEvent.type(phone, '{Backspace}0');
    await expect(await canvas.findByText(t('auth.codeSent', { to: '+919876543210' }))).toBeInTheDocument();
  },
};

/** The new password is set, and the link leads to login. */
export const SetsPassword: Story = {
  parameters: { app: { ...visitor, answers: [answers(resetPassword, null)] } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement);
    await expect(await context.canvas.findByText(t('auth.forgot.done'))).toBeInTheDocument();
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === resetPassword)?.input,
    ).toMatchObject({
      phone: '+919876543210',
      code: '406193',
    });
  },
};

/** A member who forgot it while logged in: the session of this device ends with the others. */
export const EndsTheSession: Story = {
  parameters: {
    app: {
      route: accessRoutes.forgotPassword.href(),
      session: aUser(),
      answers: [answers(resetPassword, null)],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { session } = appOf(context).platform;
    await expect(session.get().kind).toBe('member');
    await fillIn(context.canvasElement);
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(session.get().kind).toBe('visitor');
  },
};
