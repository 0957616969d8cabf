import { register, sendRegisterCode } from '@paydirt/contract/calls/user';
import { aCodeSent, aUser } from '@paydirt/contract/fixtures/member';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { RegisterScreen } from './register-screen.tsx';

const visitor = { route: href.register(), session: 'visitor' } satisfies AppParameters;

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Phone number'), '98765 43210');
  await userEvent.type(canvas.getByLabelText('Verification code'), '406193');
  await userEvent.type(canvas.getByLabelText('Password'), 'Paydirt2026');
  await userEvent.type(canvas.getByLabelText('Password, again'), 'Paydirt2026');
  await userEvent.type(canvas.getByLabelText('Invitation code'), 'paydrt');
  await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
}

/** Empty. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('Invitation code')).toHaveValue('');
  },
};

/** The invitation code comes with the link. */
export const Invited: Story = {
  parameters: { app: { ...visitor, route: href.register({ code: 'MARA77' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Invitation code')).toHaveValue('MARA77');
  },
};

/** Everything that is wrong is said, each at its field. */
export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '12');
    await userEvent.type(canvas.getByLabelText('Verification code'), '12');
    await userEvent.type(canvas.getByLabelText('Password'), '1234abcd');
    await userEvent.type(canvas.getByLabelText('Password, again'), '1234abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(
      await canvas.findByText('Please enter a valid phone number of the chosen country.'),
    ).toBeVisible();
    await expect(canvas.getByText('The code has 6 digits.')).toBeVisible();
    await expect(canvas.getByText('The first character must be a letter.')).toBeVisible();
    await expect(canvas.getByText('The two passwords are not the same.')).toBeVisible();
    await expect(canvas.getByText('Please enter the invitation code.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
  },
};

/** A code is on its way; the next can be asked for a minute later, on the service's clock. */
export const CodeSent: Story = {
  parameters: {
    app: { ...visitor, answers: [answers(sendRegisterCode, aCodeSent())] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '98765 43210');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('A code is on its way to +919876543210.')).toBeInTheDocument();
    await expect(canvas.getByText('Again in 60 s')).toBeVisible();
  },
};

/** There is an account already: said at the phone, and nothing typed is lost. */
export const AccountExists: Story = {
  parameters: { app: { ...visitor, answers: [refuses(register, 'account_exists')] } satisfies AppParameters },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    const phone = canvas.getByLabelText('Phone number');
    await expect(await canvas.findByText(/There is already an account/)).toBeVisible();
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('98765 43210');
  },
};

/** The service's own reasons stand at the fields that they are about. */
export const RefusedByService: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        refuses(register, 'invalid_input', { fields: { phone: 'phone_invalid', password: 'too_short' } }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(
      await canvas.findByText('Please enter a valid phone number of the chosen country.'),
    ).toBeVisible();
    await expect(canvas.getByText('This is too short.')).toBeVisible();
  },
};

/** The account is made with what was typed, put in order. */
export const Registers: Story = {
  parameters: {
    app: {
      ...visitor,
      route: href.register({ to: href.settings() }),
      answers: [answers(register, aUser({ name: 'Asha' }), 'token-2')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { platform, services } = appOf(context);
    await fillIn(context.canvasElement);
    await expect(
      await context.canvas.findByText('Welcome, Asha. Your account is ready.'),
    ).toBeInTheDocument();
    await expect(
      await context.canvas.findByRole('heading', { name: 'Settings', level: 1 }),
    ).toBeInTheDocument();
    await expect(services.asked().find(({ call }) => call === register)?.input).toEqual({
      phone: '+919876543210',
      code: '406193',
      password: 'Paydirt2026',
      confirmPassword: 'Paydirt2026',
      invitateCode: 'PAYDRT',
    });
    await expect(platform.session.token()).toBe('token-2');
  },
};
