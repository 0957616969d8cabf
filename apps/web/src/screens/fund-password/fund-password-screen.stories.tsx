import {
  fundPasswordChannels,
  hasFundPassword,
  sendFundPasswordCode,
  updateFundPassword,
} from '@paydirt/contract/calls/fund-password';
import { balance } from '@paydirt/contract/calls/wallet';
import { aFundPasswordState, someCodeChannels } from '@paydirt/contract/fixtures/destinations';
import { aCodeSent } from '@paydirt/contract/fixtures/member';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { FundPasswordScreen } from './fund-password-screen.tsx';

const loaded = {
  route: href.fundPassword(),
  answers: [
    answers(hasFundPassword, aFundPasswordState()),
    answers(fundPasswordChannels, someCodeChannels()),
    answers(sendFundPasswordCode, aCodeSent({ to: 'mara.okafor@paydirt.example' })),
    answers(updateFundPassword, aFundPasswordState()),
    answers(balance, aBalance()),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Fund password',
  component: FundPasswordScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof FundPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, password = '271828') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Verification code'), '406193');
  await userEvent.type(canvas.getByLabelText('New fund password'), password);
  await userEvent.type(canvas.getByLabelText('New fund password, again'), password);
  await userEvent.click(canvas.getByRole('button', { name: /the fund password$/ }));
}

/** One that is set, to be changed. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change the fund password' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /\+2348012345678/ })).toBeVisible();
  },
};

/** The first one; an e-mail address that is not bound says so. */
export const First: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(hasFundPassword, aFundPasswordState({ set: false })),
        answers(fundPasswordChannels, someCodeChannels().slice(0, 1)),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set the fund password' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /have not bound an e-mail/ })).toBeDisabled();
  },
};

/** Says until when wrong tries lock it, and that a new one opens it. */
export const Locked: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(hasFundPassword, aFundPasswordState({ lockedUntil: '2026-11-21T14:20:00.000Z' })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Locked after five wrong tries, until .*14:20|2:20/)).toBeVisible();
  },
};

/** The code goes the way that was chosen, and the form says where it went. */
export const CodeSent: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /E-mail/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(
      await canvas.findByText(/The latest code went to mara.okafor@paydirt.example/),
    ).toBeVisible();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === sendFundPasswordCode)?.input,
    ).toEqual({ channel: 'email' });
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, '345678');
    await expect(await canvas.findByText(/Digits in a row/)).toBeVisible();
    await expect(canvas.getByLabelText('New fund password')).toHaveFocus();
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('406193');
  },
};

/** A wrong code costs a try; what was typed stays. */
export const CodeWrong: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(updateFundPassword, 'code_wrong', { triesLeft: 3 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(/The verification code is not right.*3 tries left/)).toBeVisible();
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('406193');
    await expect(canvas.getByLabelText('New fund password')).toHaveValue('271828');
  },
};

export const Changes: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement);
    await expect(await context.canvas.findByText('Your fund password is changed.')).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === updateFundPassword)?.input,
    ).toEqual({ code: '406193', password: '271828', confirmPassword: '271828' });
  },
};

export const Loading: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(hasFundPassword)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(fundPasswordChannels, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [...loaded.answers, cannotReach(hasFundPassword)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};
