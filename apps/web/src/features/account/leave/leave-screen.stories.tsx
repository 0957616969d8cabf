import { voidIntent } from '@paydirt/contract/account/intent';
import { accountData, deleteAccount } from '@paydirt/contract/account/leaving';
import { anAccountData } from '@paydirt/contract/account/leaving.examples';
import { verification } from '@paydirt/contract/account/security';
import { aVerification } from '@paydirt/contract/account/security.examples';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { LEAVING } from '../../../platform/intents/intents.ts';
import { INTENT, ownersOf } from '../../../platform/storage/stored-value.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, type StoryApp } from '../../../story-app.fixture.tsx';
import { storedIntent } from '../../../stored-intent.fixture.ts';
import { LeaveScreen } from './leave-screen.tsx';

const loaded = {
  route: accountRoutes.leave.href(),
  answers: [
    answers(accountData, anAccountData()),
    answers(verification, aVerification({ verifiedUntil: '2026-11-21T14:12:00.000Z' })),
    answers(deleteAccount, null),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Delete the account',
  component: LeaveScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof LeaveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(canvasElement: HTMLElement) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('auth.code')), '406193');
  await userEvent.type(canvas.getByLabelText(t('privacy.leave.pin')), '271828');
  await userEvent.click(canvas.getByRole('button', { name: t('privacy.leave.submit') }));
}

/** The consequences are shown beforehand, with current figures; keeping the account is as easy. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t, format, amount } = spoken();
    const { leases, feePermille, fee, paidOut } = anAccountData().leaving;
    await expect(await canvas.findByText(t('privacy.leave.returned', { count: leases }))).toBeVisible();
    const share = format.percent(feePermille);
    await expect(canvas.getByText(t('privacy.leave.fee', { share }))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount(`-${fee}`)))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount(paidOut)))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('privacy.leave.stay') })).toBeVisible();
    await expect(await canvas.findByLabelText(t('privacy.leave.pin'))).toHaveValue('');
  },
};

/** The identity is confirmed before the form is shown. */
export const NotConfirmed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(accountData, anAccountData()), answers(verification, aVerification())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('link', { name: t('security.verify.title') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('privacy.leave.submit') })).toBeNull();
  },
};

export const WrongPin: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(deleteAccount, 'fund_password_wrong', { triesLeft: 4 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await submit(canvasElement);
    const wrong = `${t('error.fund_password_wrong')} ${t('error.detail.triesLeft', { count: 4 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
  },
};

/** It is done at once, the device forgets the member, and a receipt can be saved. */
export const Deletes: Story = {
  play: async (context) => {
    const { t, amount } = spoken();
    await submit(context.canvasElement);
    const receipt = await within(document.body).findByRole('alertdialog', { name: t('privacy.leave.done') });
    const { paidOut } = anAccountData().leaving;
    await expect(within(receipt).getByText(plainSpaces(amount(paidOut)), { exact: false })).toBeVisible();
    await expect(within(receipt).getByRole('button', { name: t('privacy.leave.saveReceipt') })).toBeVisible();
    const { platform, services } = appOf(context);
    await expect(services.requests().find(({ call }) => call === deleteAccount)?.input).toEqual({
      code: '406193',
      fundPassword: '271828',
      paidOut: anAccountData().leaving.paidOut,
    });
    await expect(platform.session.token()).toBeNull();
    await userEvent.click(within(receipt).getByRole('button', { name: t('common.close') }));
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    // The button that was pressed is gone with its page.
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus());
  },
};

/** The receipt that is saved says of which year it is. */
export const SavesReceipt: Story = {
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#/');
    await submit(canvasElement);
    const receipt = await within(document.body).findByRole('alertdialog', { name: t('privacy.leave.done') });
    await userEvent.click(within(receipt).getByRole('button', { name: t('privacy.leave.saveReceipt') }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const file = saved.mock.calls[0]?.[0] as Blob;
    await expect((await file.text()).split('\n')[1]).toContain('2026');
  },
};

/** Once it was sent and not answered, what was sent is asked for, or given up; nothing else is sent. */
export const AnswerLost: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, cannotReach(deleteAccount), answers(voidIntent, { voided: true })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await submit(canvasElement);
    await expect(await canvas.findByRole('button', { name: t('common.unanswered.check') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('privacy.leave.submit') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common.unanswered.giveUp') }));
    await expect(await canvas.findByRole('button', { name: t('privacy.leave.submit') })).toBeVisible();
    await waitFor(() => expect(within(document.body).getByText(t('error.key_void'))).toBeVisible());
  },
};

/** A text appears anywhere on the page. */
const expectSeen = (text: string) =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible(), { timeout: 10_000 });

/** The sender's session is over: nobody is logged in who could ask for the outcome. */
async function endSession({ platform, services }: StoryApp) {
  services.change(refuses(accountData, 'unauthorized'));
  await expect(platform.client.call(accountData, {})).rejects.toMatchObject({ name: 'unauthorized' });
}

const answerLost = {
  ...loaded,
  answers: [...loaded.answers, cannotReach(deleteAccount)],
} satisfies AppParameters;

/** Nothing is said about the account until its deletion is known. */
export const OutcomeUnknown: Story = {
  parameters: { app: answerLost },
  play: async (context) => {
    const { t } = spoken();
    const app = appOf(context);
    await submit(context.canvasElement);
    await context.canvas.findByRole('button', { name: t('common.unanswered.check') });
    await endSession(app);
    await expectSeen(t('privacy.leave.unknown'));
    await expect(within(document.body).queryByText(t('privacy.leave.done'))).toBeNull();
    app.services.change(answers(deleteAccount, null));
    await expectSeen(t('privacy.leave.done'));
  },
};

/** Another member who logged in meanwhile sees the outcome as well; a refusal changed nothing. */
export const OutcomeNotDeleted: Story = {
  parameters: { app: { ...answerLost, session: 'visitor' } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const app = appOf(context);
    app.platform.session.begin('another-token', aUser());
    app.platform.navigation.navigate(accountRoutes.leave.href());
    await submit(context.canvasElement);
    await context.canvas.findByRole('button', { name: t('common.unanswered.check') });
    app.services.change(refuses(deleteAccount, 'unauthorized'));
    await endSession(app);
    await expectSeen(t('privacy.leave.notDone'));
  },
};

/** The page was closed before it was known: the next one finds out. */
export const OutcomeKnownLater: Story = {
  parameters: {
    app: {
      ...loaded,
      session: 'visitor',
      stored: storedIntent(LEAVING, deleteAccount, accountRoutes.leave.path, { code: '406193' }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await expectSeen(t('privacy.leave.done'));
    const sent = appOf(context).services.requests();
    await expect(sent.filter(({ call }) => call === deleteAccount)).toHaveLength(1);
    const { local } = appOf(context).platform;
    await expect(ownersOf(local, `${INTENT}${LEAVING}`)).toEqual([]);
  },
};

const states = standardStates(loaded, [accountData]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
