import { aCodeSent } from '@paydirt/contract/account/codes.examples';
import { emailRegistrationOpen, sendRegisterEmailCode } from '@paydirt/contract/account/login';
import { inviter } from '@paydirt/contract/community/team';
import { anInviter } from '@paydirt/contract/community/team.examples';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { RegisterByEmailScreen } from './register-by-email-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';

const open = answers(emailRegistrationOpen, { open: true });
const visitor = {
  route: accessRoutes.registerByEmail.href(),
  session: 'visitor',
  answers: [open],
} satisfies AppParameters;

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

/** An invitation's link leads here too: its code is kept, and the inviter is named. */
export const Invited: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.registerByEmail.href({ code: 'mara2746' }),
      answers: [open, answers(inviter, anInviter())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('auth.invitedBy', { name: 'Mara' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('auth.register.byPhone') })).toHaveAttribute(
      'href',
      `#${accessRoutes.register.href({ code: 'MARA2746' })}`,
    );
  },
};

/** No code is sent to an invalid address. */
export const EmailInvalid: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('field.email_invalid'))).toBeVisible();
    await expect(
      appOf(context)
        .services.requests()
        .some(({ call }) => call === sendRegisterEmailCode),
    ).toBe(false);
  },
};

/** A code is on its way. */
export const CodeSent: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [open, answers(sendRegisterEmailCode, aCodeSent({ to: 'mara@example.com' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByLabelText(t('auth.code'))).toHaveFocus();
    await expect(canvas.getByText(t('auth.codeSent', { to: 'mara@example.com' }))).toBeInTheDocument();
  },
};

/** A code was requested too soon: the button says when the next one can be requested. */
export const CodeTooSoon: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [open, refuses(sendRegisterEmailCode, 'code_too_soon', { retryAfterSeconds: 42 })],
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

/**
 * Registering by e-mail is closed: shown before anything is typed, and the phone is offered, with the link's
 * invitation.
 */
export const Closed: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.registerByEmail.href({ code: 'MARA2746' }),
      answers: [answers(emailRegistrationOpen, { open: false }), answers(inviter, anInviter())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const title = await canvas.findByRole('heading', { name: t('auth.registerByEmail.closed') });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(t('error.email_registration_closed'))).toBeVisible();
    await expect(canvas.queryByLabelText(t('auth.email'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('auth.register.byPhone') })).toHaveAttribute(
      'href',
      `#${accessRoutes.register.href({ code: 'MARA2746' })}`,
    );
  },
};

/** The services did not answer whether registration is open: the form is shown, and claims nothing. */
export const Unreachable: Story = {
  parameters: {
    app: { ...visitor, answers: [cannotReach(emailRegistrationOpen)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByLabelText(t('auth.email'))).toBeVisible();
    await expect(canvas.queryByText(t('error.email_registration_closed'))).toBeNull();
  },
};

/** Registration closed while the form was being filled in: the page says so and keeps the typed values. */
export const ClosedMeanwhile: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [open, refuses(sendRegisterEmailCode, 'email_registration_closed')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('auth.email')), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('error.email_registration_closed'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.email'))).toHaveValue('mara@example.com');
  },
};
