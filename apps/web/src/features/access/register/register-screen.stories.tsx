import { captcha } from '@paydirt/contract/account/codes';
import { aCaptcha, aCodeSent } from '@paydirt/contract/account/codes.examples';
import { register, sendRegisterCode } from '@paydirt/contract/account/login';
import { aUser } from '@paydirt/contract/account/session.examples';
import { inviter } from '@paydirt/contract/community/team';
import { anInviter } from '@paydirt/contract/community/team.examples';
import { outbox } from '@paydirt/contract/sandbox/world';
import { anOutboxMessage } from '@paydirt/contract/sandbox/world.examples';
import { isSolution } from '@paydirt/domain';
import { sha256 } from '@paydirt/domain/proof/sha256';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { answerAll, answerUntil, fits, typed, sent, visitor } from './register.fixture.ts';
import { RegisterScreen } from './register-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first question, with the number of questions. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('auth.register.title'), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(t('auth.register.step', { step: 1, count: 5 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.phone'))).toHaveValue('');
    await expect(canvas.queryByLabelText(t('auth.password'))).toBeNull();
  },
};

/** One question per screen: Enter continues, its field has the focus, and Back shows the earlier answers. */
export const OneQuestionAScreen: Story = {
  play: async ({ canvas, canvasElement, ...context }) => {
    const { t } = spoken();
    await answerUntil(canvasElement, 'invitationCode');
    await expect(canvas.getByLabelText(t('auth.invitationCode'))).toHaveFocus();
    await expect(canvas.getByText(t('auth.register.step', { step: 4, count: 5 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common.back') }));
    const password = await canvas.findByLabelText(t('auth.password'));
    await expect(password).toHaveValue('Nugget2026');
    await expect(password).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('common.back') }));
    await expect(await canvas.findByLabelText(t('auth.code'))).toHaveValue('406193');
    await userEvent.click(canvas.getByRole('button', { name: t('common.back') }));
    const phone = await canvas.findByLabelText(t('auth.phone'));
    await expect(phone).toHaveValue('98765 43210');
    // The number is unchanged, so the code already sent stays valid and no other is requested.
    await userEvent.type(phone, '{Enter}');
    await canvas.findByLabelText(t('auth.code'));
    const { services } = appOf(context);
    await expect(services.requests().filter(({ call }) => call === sendRegisterCode)).toHaveLength(1);
  },
};

/** The link's invitation code is normalized and filled in, and its owner is named as the inviter. */
export const Invited: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ code: 'mara 2746' }),
      answers: [answers(inviter, anInviter()), sent, fits],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    await expect(await canvas.findByText(t('auth.invitedBy', { name: 'Mara' }))).toBeVisible();
    await answerUntil(canvasElement, 'invitationCode');
    await expect(canvas.getByLabelText(t('auth.invitationCode'))).toHaveValue('MARA2746');
    await expect(await canvas.findByText(t('auth.invitedBy', { name: 'Mara' }))).toBeVisible();
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call === inviter);
    await expect(request?.input).toEqual({ code: 'MARA2746' });
  },
};

/** An inviter without a name is shown by the last digits of their number. */
export const InvitedByNumber: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ code: 'MARA2746' }),
      answers: [answers(inviter, anInviter({ name: '…4567' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('auth.invitedByNumber', { digits: '4567' }))).toBeVisible();
  },
};

/** A code is on its way and a tap fills it in; the next can be asked for a minute later, on the service's clock. */
export const CodeSent: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [typed, sent, fits, answers(outbox, [anOutboxMessage()])],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    await answerUntil(canvasElement, 'code');
    await expect(canvas.getByText(t('auth.codeSent', { to: '+919876543210' }))).toBeInTheDocument();
    await expect(canvas.getByText(t('auth.sendCodeIn', { count: 60 }))).toBeVisible();
    const use = await canvas.findByRole('button', { name: t('auth.useCode', { code: '406193' }) });
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === outbox)?.input,
    ).toEqual({ to: '+919876543210' });
    await userEvent.click(use);
    await expect(await canvas.findByLabelText(t('auth.password'))).toHaveFocus();
  },
};

/** A public code is a tap away, and none of them is chosen (H16). */
export const PublicCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerUntil(canvasElement, 'invitationCode');
    const use = await canvas.findByRole('button', { name: t('auth.useCode', { code: 'PAYDRT' }) });
    await expect(canvas.getByLabelText(t('auth.invitationCode'))).toHaveValue('');
    await userEvent.click(use);
    await expect(canvas.getByLabelText(t('auth.invitationCode'))).toHaveValue('PAYDRT');
    await expect(await canvas.findByText(t('auth.publicCode'))).toBeVisible();
  },
};

/** After many requests for codes from one network, the app solves the services' puzzle without the member. */
export const CodeAfterPuzzle: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        typed,
        answers(captcha, aCaptcha()),
        {
          call: sendRegisterCode,
          answer: (request) =>
            (isSolution(sha256, aCaptcha(), request.input['captchaSolution'] ?? '')
              ? answers(sendRegisterCode, aCodeSent())
              : refuses(sendRegisterCode, 'captcha_needed')
            ).answer(request),
        },
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('auth.phone')), '98765 43210');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByLabelText(t('auth.code'))).toHaveFocus();
    await expect(canvas.queryByText(t('error.captcha_needed'))).toBeNull();
  },
};

/** The account is made with the typed values, normalized. */
export const Registers: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ to: accountRoutes.settings.href() }),
      answers: [typed, sent, fits, answers(register, aUser({ name: 'Asha' }), 'token-2')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform, services } = appOf(context);
    await answerAll(context.canvasElement);
    await expect(
      await context.canvas.findByText(t('auth.register.done', { name: 'Asha' })),
    ).toBeInTheDocument();
    await expect(
      await context.canvas.findByRole('heading', { name: t('me.settings.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(services.requests().find(({ call }) => call === register)?.input).toEqual({
      phone: '+919876543210',
      code: '406193',
      password: 'Nugget2026',
      confirmPassword: 'Nugget2026',
      invitationCode: 'PAYDRT',
    });
    await expect(platform.session.token()).toBe('token-2');
  },
};

/** For a link with a public code, the notice appears only next to the code. */
export const PublicCodeByLink: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ code: 'PAYDRT' }),
      answers: [answers(inviter, anInviter({ name: null })), sent, fits],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    const asked = () =>
      appOf(context)
        .services.requests()
        .some(({ call }) => call === inviter);
    await waitFor(() => expect(asked()).toBe(true));
    await canvas.findByLabelText(t('auth.phone'));
    await expect(canvas.queryByText(t('auth.publicCode'))).toBeNull();
    await answerUntil(canvasElement, 'invitationCode');
    await expect(await canvas.findByText(t('auth.publicCode'))).toBeVisible();
  },
};
