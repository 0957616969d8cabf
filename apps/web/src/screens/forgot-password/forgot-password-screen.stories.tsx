import { resetPassword } from '@paydirt/contract/calls/user';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const visitor = { route: href.forgotPassword(), session: 'visitor' } satisfies AppParameters;

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Phone number'), '98765 43210');
  await userEvent.type(canvas.getByLabelText('Verification code'), '406193');
  await userEvent.type(canvas.getByLabelText('New password'), 'Paydirt2027');
  await userEvent.type(canvas.getByLabelText('Password, again'), 'Paydirt2027');
  await userEvent.click(canvas.getByRole('button', { name: 'Set the new password' }));
}

/** Empty. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible();
  },
};

/** What is missing is said at each field. */
export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set the new password' }));
    await expect(await canvas.findAllByText('Please fill this in.')).toHaveLength(4);
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
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
    await fillIn(canvasElement);
    await expect(await canvas.findByText(/The verification code is not right.*1 try left/)).toBeVisible();
    await expect(canvas.getByLabelText('Verification code')).toHaveFocus();
  },
};

/** The new password is set, and the way leads to login. */
export const SetsPassword: Story = {
  parameters: { app: { ...visitor, answers: [answers(resetPassword, null)] } satisfies AppParameters },
  play: async (context) => {
    await fillIn(context.canvasElement);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Log in', level: 1 }),
    ).toBeInTheDocument();
    await expect(
      await context.canvas.findByText('Your new password is set. Log in with it.'),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === resetPassword)?.input,
    ).toMatchObject({
      phone: '+919876543210',
      code: '406193',
    });
  },
};
