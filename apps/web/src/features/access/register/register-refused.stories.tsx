import { checkNewPassword, register } from '@paydirt/contract/account/login';
import { inviter } from '@paydirt/contract/community/team';
import { cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { answerAll, answerUntil, fits, typed, sent, visitor } from './register.fixture.ts';
import { RegisterScreen } from './register-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link with an unknown code says so before anything is typed, and that its return address is ignored. */
export const UnknownLink: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ code: 'ZZZZZZZ', to: 'https://evil.example/index' }),
      answers: [refuses(inviter, 'not_found'), sent, fits],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const phone = canvas.getByLabelText(t('auth.phone'));
    const before = phone.getBoundingClientRect().top;
    const unknown = await canvas.findByText(t('auth.unknownCode'));
    await expect(unknown).toBeVisible();
    // Announced, because it comes by itself.
    await expect(unknown.closest('[role=status]')).not.toBeNull();
    await expect(phone.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByText(t('auth.linkLeftOut'))).toBeVisible();
    await answerUntil(canvasElement, 'invitationCode');
    const field = canvas.getByLabelText(t('auth.invitationCode'));
    // The first step reported the unknown code, so the field is empty and shows no error.
    await expect(field).toHaveValue('');
    await expect(field).not.toBeInvalid();
  },
};

/** Without an answer nothing is claimed about the code, and the form can still be filled in. */
export const InviterUnreachable: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href({ code: 'MARA2746' }),
      answers: [cannotReach(inviter), sent, fits],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerUntil(canvasElement, 'invitationCode');
    await expect(await canvas.findByLabelText(t('auth.invitationCode'))).toHaveValue('MARA2746');
    await expect(canvas.queryByText(t('auth.unknownCode'))).toBeNull();
  },
};

/** Each error is shown at its field, and the form goes no further. */
export const ErrorsShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const wrong = async (label: string, answer: string, reason: string) => {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, `${answer}{Enter}`);
      await expect(await canvas.findByText(reason)).toBeVisible();
      await expect(field).toHaveFocus();
    };
    await wrong(t('auth.phone'), '12', t('field.phone_invalid'));
    await userEvent.clear(canvas.getByLabelText(t('auth.phone')));
    await answerUntil(canvasElement, 'code');
    await wrong(t('auth.code'), '12', t('field.code_malformed'));
    await userEvent.type(canvas.getByLabelText(t('auth.code')), '3456');
    await wrong(t('auth.password'), '12 4-ab', t('field.too_short'));
    await expect(canvas.getByLabelText(t('auth.passwordAgain'))).toBeValid();
    await userEvent.type(canvas.getByLabelText(t('auth.password')), 'cdefgh');
    await wrong(t('auth.passwordAgain'), '12 4-a', t('field.passwords_differ'));
    await userEvent.clear(canvas.getByLabelText(t('auth.passwordAgain')));
    await userEvent.type(canvas.getByLabelText(t('auth.passwordAgain')), '12 4-abcdefgh{Enter}');
    await wrong(t('auth.invitationCode'), ' ', t('field.invitation_required'));
  },
};

/** A common password is refused where it is typed, before the next question. */
export const CommonPassword: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        typed,
        sent,
        refuses(checkNewPassword, 'invalid_input', { fields: { password: 'password_common' } }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerUntil(canvasElement, 'password');
    const password = canvas.getByLabelText(t('auth.password'));
    await userEvent.type(password, 'Iloveyou1{Enter}');
    await userEvent.type(canvas.getByLabelText(t('auth.passwordAgain')), 'Iloveyou1{Enter}');
    await expect(await canvas.findByText(t('field.password_common'))).toBeVisible();
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
    await expect(canvas.queryByLabelText(t('auth.invitationCode'))).toBeNull();
  },
};

/**
 * Without an answer whether the password is a common one, the registration continues: the services check it at the end.
 */
export const PasswordUnchecked: Story = {
  parameters: {
    app: { ...visitor, answers: [typed, sent, cannotReach(checkNewPassword)] } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => answerUntil(canvasElement, 'invitationCode'),
};

/** An account exists already: said at the phone, and nothing typed is lost. */
export const AccountExists: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [typed, sent, fits, refuses(register, 'account_exists')],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerAll(canvasElement);
    const phone = await canvas.findByLabelText(t('auth.phone'));
    await expect(await canvas.findByText(t('error.account_exists'))).toBeVisible();
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('98765 43210');
  },
};

/** The service's own reasons lead to the first question that they are about, and wait at the others. */
export const RefusedByService: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        typed,
        sent,
        fits,
        refuses(register, 'invalid_input', { fields: { phone: 'phone_invalid', password: 'too_short' } }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerAll(canvasElement);
    await expect(await canvas.findByText(t('field.phone_invalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.phone'))).toHaveFocus();
  },
};

/** A refused name is reported at its field and stays there. */
export const NameRefused: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [typed, sent, fits, refuses(register, 'invalid_input', { fields: { name: 'name_taken' } })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await answerUntil(canvasElement, 'name');
    const name = canvas.getByLabelText(t('auth.name'));
    await userEvent.type(name, 'Paydirt support{Enter}');
    await expect(await canvas.findByText(t('field.name_of_operator'))).toBeVisible();
    await expect(name).toHaveValue('Paydirt support');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha{Enter}');
    await expect(await canvas.findByText(t('field.name_taken'))).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Asha');
  },
};
