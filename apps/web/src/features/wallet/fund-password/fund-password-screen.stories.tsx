import { aCodeSent, someCodeChannels } from '@paydirt/contract/account/codes.examples';
import {
  fundPasswordChannels,
  hasFundPassword,
  sendFundPasswordCode,
  updateFundPassword,
} from '@paydirt/contract/account/fund-password';
import { aFundPasswordState } from '@paydirt/contract/account/fund-password.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { FundPasswordScreen } from './fund-password-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const EMAIL = 'mara.okafor@paydirt.example';
const LOCKED_UNTIL = '2026-11-21T14:20:00.000Z';

const loaded = {
  route: walletRoutes.fundPassword.href(),
  answers: [
    answers(hasFundPassword, aFundPasswordState()),
    answers(fundPasswordChannels, someCodeChannels()),
    answers(sendFundPasswordCode, aCodeSent({ to: EMAIL })),
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
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('auth.code')), '406193');
  await userEvent.type(canvas.getByLabelText(t('destinations.fund.password')), password);
  await userEvent.type(canvas.getByLabelText(t('destinations.fund.again')), password);
  await userEvent.click(canvas.getByRole('button', { name: t('destinations.fund.set') }));
}

/** One that is set, to be changed. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('destinations.fund.set') })).toBeVisible();
    for (const way of canvas.getAllByRole('radio'))
      await expect(way, 'the member chooses (H16)').not.toBeChecked();
  },
};

/** The first PIN; the only channel for a code is named, and an e-mail address can be added. */
export const First: Story = {
  tags: ['visual', 'form'],
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
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('destinations.fund.set') })).toBeVisible();
    await expect(canvas.getByText('+2348012345678')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('destinations.fund.addEmail') })).toHaveAttribute(
      'href',
      '#/user/bindEmail?to=%2Fuser%2FfundPwd',
    );
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
        answers(hasFundPassword, aFundPasswordState({ lockedUntil: LOCKED_UNTIL })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const locked = t('destinations.fund.locked', { time: format.dateTime(moment(LOCKED_UNTIL)) });
    await expect(await canvas.findByText(plainSpaces(locked))).toBeVisible();
  },
};

/** The code is sent over the chosen channel, and the form says where. */
export const CodeSent: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const byEmail = `${t('destinations.fund.email')} ${EMAIL}`;
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('field.required')), 'of two ways none is chosen').toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: byEmail }));
    // The button ignores a second tap within a second, so tap until one counts.
    await waitFor(async () => {
      // After a tap that counts, the button counts down.
      const again = canvas.queryByRole('button', { name: t('auth.sendCode') });
      if (again !== null) await userEvent.click(again);
      await expect(canvas.getByText(t('auth.codeSent', { to: EMAIL }))).toBeVisible();
    });
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === sendFundPasswordCode)?.input,
    ).toEqual({ channel: 'email' });
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement, '345678');
    await expect(await canvas.findByText(t('field.fund_password_run'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.fund.password'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
  },
};

/** A wrong code costs an attempt; the input stays. */
export const CodeWrong: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(updateFundPassword, 'code_wrong', { triesLeft: 3 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    const wrong = `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: 3 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
    await expect(canvas.getByLabelText(t('destinations.fund.password'))).toHaveValue('271828');
  },
};

export const Changes: Story = {
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement);
    await expect(await context.canvas.findByText(t('destinations.fund.doneSet'))).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === updateFundPassword)?.input,
    ).toEqual({ code: '406193', password: '271828', confirmPassword: '271828' });
  },
};

const states = standardStates(loaded, [hasFundPassword], { failing: [fundPasswordChannels] });

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
