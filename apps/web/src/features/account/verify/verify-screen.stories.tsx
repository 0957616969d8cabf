import { aCodeSent } from '@paydirt/contract/account/codes.examples';
import { sendVerifyCode, verification, verify } from '@paydirt/contract/account/security';
import { aVerification } from '@paydirt/contract/account/security.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const UNTIL = '2026-11-21T14:15:00.000Z';
const EMAIL = 'mara.okafor@paydirt.example';

const loaded = {
  route: accountRoutes.verify.href({ to: accountRoutes.loginPassword.href() }),
  answers: [
    answers(verification, aVerification()),
    answers(sendVerifyCode, aCodeSent({ to: EMAIL })),
    answers(verify, aVerification({ verifiedUntil: UNTIL })),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Confirm it is you',
  component: VerifyScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function confirm(canvasElement: HTMLElement) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('auth.code')), '406193');
  await userEvent.click(canvas.getByRole('button', { name: t('security.verify.submit') }));
}

/** The reason for the code, and its destination. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('security.verify.intro'))).toBeVisible();
    const ways = canvas.getAllByRole('radio');
    await expect(ways).toHaveLength(2);
    for (const way of ways) await expect(way, 'the member chooses (H16)').not.toBeChecked();
  },
};

/** Neither of two ways is preselected: a code is sent once the member has chosen. */
export const NoWayChosen: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('field.required'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /\+2348012345678/ })).toHaveFocus();
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call === sendVerifyCode)).toBeUndefined();
  },
};

/** The only channel is named and chosen; an e-mail address can be added, and leads back here. */
export const PhoneAlone: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(verification, aVerification({ channels: [{ channel: 'sms', to: '+2348012345678' }] })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await expect(await canvas.findByText('+2348012345678')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('destinations.fund.addEmail') })).toHaveAttribute(
      'href',
      '#/user/bindEmail?to=%2Fuser%2Fverify%3Fto%3D%252Fuser%252FloginPwd',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .find(({ call }) => call === sendVerifyCode)?.input,
      ).toEqual({ channel: 'sms' }),
    );
  },
};

/** The code is sent over the chosen channel. */
export const CodeSent: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const byEmail = `${t('destinations.fund.email')} ${EMAIL}`;
    await userEvent.click(await canvas.findByRole('radio', { name: byEmail }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth.sendCode') }));
    await expect(await canvas.findByText(t('auth.codeSent', { to: EMAIL }))).toBeVisible();
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call === sendVerifyCode)?.input).toEqual({ channel: 'email' });
  },
};

/** It continues where the confirmation was required. */
export const GoesOn: Story = {
  play: async (context) => {
    await confirm(context.canvasElement);
    const { t } = spoken();
    await expect(
      await context.canvas.findByRole('heading', { name: t('security.password.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.navigation.entry().path).toBe('/user/loginPwd');
  },
};

/** A wrong code costs an attempt; the input stays. */
export const CodeWrong: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(verify, 'code_wrong', { triesLeft: 2 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await confirm(canvasElement);
    const wrong = `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: 2 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
  },
};

const states = standardStates(loaded, [verification]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
