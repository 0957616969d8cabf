import { sendRegisterEmailCode } from '@paydirt/contract/calls/user';
import { aCodeSent } from '@paydirt/contract/fixtures/member';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { RegisterByEmailScreen } from './register-by-email-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';

const visitor = { route: accessRoutes.registerByEmail.href(), session: 'visitor' } satisfies AppParameters;

const meta = {
  title: 'Screens/Register by e-mail',
  component: RegisterByEmailScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof RegisterByEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('auth.registerByEmail.title'), level: 1 }),
    ).toBeVisible();
  },
};

/** No code is sent to an address that is none. */
export const EmailInvalid: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('field.email_invalid'))).toBeVisible();
    await expect(
      appOf(context)
        .services.asked()
        .some(({ call }) => call === sendRegisterEmailCode),
    ).toBe(false);
  },
};

/** A code is on its way. */
export const CodeSent: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [answers(sendRegisterEmailCode, aCodeSent({ to: 'mara@example.com' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('auth.codeSent', { to: 'mara@example.com' }))).toBeInTheDocument();
  },
};

/** A code was asked for too soon: the button says when the next may be. */
export const CodeTooSoon: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [refuses(sendRegisterEmailCode, 'code_too_soon', { retryAfterSeconds: 42 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    const tooSoon = `${t('error.code_too_soon')} ${t('error.detail.retryIn', { count: 42 })}`;
    await expect(await canvas.findByText(tooSoon)).toBeVisible();
    await expect(canvas.getByText(t('auth.sendCodeIn', { count: 42 }))).toBeVisible();
  },
};
