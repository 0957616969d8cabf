import { sendRegisterEmailCode } from '@paydirt/contract/calls/user';
import { aCodeSent } from '@paydirt/contract/fixtures/member';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { RegisterByEmailScreen } from './register-by-email-screen.tsx';

const visitor = { route: href.registerByEmail(), session: 'visitor' } satisfies AppParameters;

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
    await expect(
      await canvas.findByRole('heading', { name: 'Create an account by e-mail', level: 1 }),
    ).toBeVisible();
  },
};

/** No code is sent to an address that is none. */
export const EmailInvalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'mara@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('This is not a valid e-mail address.')).toBeVisible();
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
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('A code is on its way to mara@example.com.')).toBeInTheDocument();
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
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/A code was sent a moment ago/)).toBeVisible();
    await expect(canvas.getByText('Again in 42 s')).toBeVisible();
  },
};
