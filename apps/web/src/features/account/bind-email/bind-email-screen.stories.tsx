import { aCodeSent } from '@paydirt/contract/account/codes.examples';
import { bindEmail, hasFundPassword, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { aFundPasswordState } from '@paydirt/contract/account/fund-password.examples';
import { securityEvents, sessionList, verification } from '@paydirt/contract/account/security';
import { aVerification, someSessions } from '@paydirt/contract/account/security.examples';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { BindEmailScreen } from './bind-email-screen.tsx';

const EMAIL = 'mara.new@paydirt.example';

const loaded = {
  route: accountRoutes.bindEmail.href(),
  answers: [
    answers(verification, aVerification({ verifiedUntil: '2026-11-21T14:12:00.000Z' })),
    answers(sendBindEmailCode, aCodeSent({ to: EMAIL })),
    answers(bindEmail, aUser({ email: EMAIL })),
    answers(hasFundPassword, aFundPasswordState()),
    answers(sessionList, someSessions()),
    answers(securityEvents, { total: 0, list: [] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/E-mail address',
  component: BindEmailScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BindEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, email = EMAIL) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('security.email')), email);
  await userEvent.type(canvas.getByLabelText(t('auth.code')), '406193');
  await userEvent.click(canvas.getByRole('button', { name: t('security.bind.submit') }));
}

/** The first address of an account. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByLabelText(t('security.email'))).toHaveValue('');
    await expect(canvas.getByText(t('security.bind.intro'))).toBeVisible();
  },
};

/** An existing address is replaced, and can undo the change. */
export const Replaces: Story = {
  parameters: {
    app: { ...loaded, session: aUser({ email: 'mara.okafor@paydirt.example' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const replaces = t('security.bind.replaces', { email: 'mara.okafor@paydirt.example' });
    await expect(await canvas.findByText(replaces, { exact: false })).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(verification, aVerification())] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const link = await canvas.findByRole('link', { name: t('security.verify.title') });
    await expect(link).toHaveAttribute('href', '#/user/verify?to=%2Fuser%2FbindEmail');
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement, 'mara@');
    await expect(await canvas.findByText(t('field.email_invalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('security.email'))).toHaveFocus();
  },
};

/** It belongs to another member, who is not named. */
export const Taken: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(bindEmail, 'account_exists')],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('error.account_exists'))).toBeVisible();
    await expect(canvas.getByLabelText(t('security.email'))).toHaveValue(EMAIL);
  },
};

/** An address corrected after the code was sent has been sent none. */
export const AddressCorrected: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const email = await canvas.findByLabelText(t('security.email'));
    await userEvent.type(email, EMAIL);
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('auth.codeSent', { to: EMAIL }))).toBeInTheDocument();
    await userEvent.type(email, 's');
    await expect(await canvas.findByText(t('auth.codeHint'))).toBeInTheDocument();
  },
};

export const Adds: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement);
    const { services } = appOf(context);
    await waitFor(() =>
      expect(services.requests().find(({ call }) => call === bindEmail)?.input).toEqual({
        email: EMAIL,
        code: '406193',
      }),
    );
  },
};

/** A member who came here to have somewhere to receive a code is led back to where it is requested. */
export const AddsAndReturns: Story = {
  parameters: {
    app: {
      ...loaded,
      route: accountRoutes.bindEmail.href({ to: accountRoutes.verify.href() }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement);
    const verify = await context.canvas.findByRole('heading', { name: t('security.verify.title'), level: 1 });
    await expect(verify).toBeVisible();
  },
};

const states = standardStates(loaded, [verification]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
