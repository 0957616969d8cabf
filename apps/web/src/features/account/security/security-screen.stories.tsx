import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { aFundPasswordState } from '@paydirt/contract/account/fund-password.examples';
import {
  endOtherSessions,
  endSession,
  securityEvents,
  sessionList,
} from '@paydirt/contract/account/security';
import { aSecurityEvent, aSession, someSessions } from '@paydirt/contract/account/security.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { SecurityScreen } from './security-screen.tsx';

const loaded = {
  route: accountRoutes.security.href(),
  answers: [
    answers(hasFundPassword, aFundPasswordState()),
    answers(sessionList, someSessions()),
    answers(securityEvents, {
      total: 2,
      list: [
        aSecurityEvent(),
        aSecurityEvent({ id: '2', kind: 'codes_refused', time: '2026-11-18T07:11:00.000Z' }),
      ],
    }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Security',
  component: SecurityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account's protection, its sessions and its latest events. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const device = t('security.sessions.device', { browser: 'Firefox', system: 'Linux' });
    await expect(await canvas.findByText(t('security.sessions.current'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('security.sessions.endNamed', { name: device }) }),
    ).toBeVisible();
    await expect(await canvas.findByText(t('security.event.codes_refused'))).toBeVisible();
    await expect(await canvas.findByText(t('security.set'))).toBeVisible();
  },
};

/** Logged in nowhere else, and nothing has happened. */
export const Quiet: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(hasFundPassword, aFundPasswordState({ set: false })),
        answers(sessionList, [aSession({ device: null, network: null })]),
        answers(securityEvents, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('security.sessions.current'))).toBeVisible();
    await expect(await canvas.findByText(t('security.events.none'))).toBeVisible();
    await expect(await canvas.findByText(t('security.notSet'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('security.sessions.endOthers') })).toBeNull();
  },
};

/** A session is ended after a question. */
export const EndsASession: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(endSession, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const device = t('security.sessions.device', { browser: 'Firefox', system: 'Linux' });
    await userEvent.click(
      await context.canvas.findByRole('button', {
        name: t('security.sessions.endNamed', { name: device }),
      }),
    );
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: t('security.sessions.confirmEnd') }),
    );
    await userEvent.click(question.getByRole('button', { name: t('security.sessions.end') }));
    const { services } = appOf(context);
    await waitFor(() =>
      expect(services.requests().find(({ call }) => call === endSession)?.input).toEqual({ id: 'ses_2' }),
    );
  },
};

/** All others at once, after a question. */
export const EndsAllOthers: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(endOtherSessions, { ended: 1 })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await userEvent.click(
      await context.canvas.findByRole('button', { name: t('security.sessions.endOthers') }),
    );
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: t('security.sessions.confirmOthers') }),
    );
    await userEvent.click(question.getByRole('button', { name: t('security.sessions.endOthers') }));
    const { services } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === endOtherSessions)).toBe(true));
  },
};

const states = standardStates(loaded, [sessionList, securityEvents], { failing: [sessionList] });

/** Each part loads separately. */
export const Loading: Story = {
  ...states.loading,
  play: async (context) => {
    const { canvas } = context;
    await states.loading.play(context);
    const { t } = spoken();
    await expect(canvas.getAllByText(t('common.loading')).length).toBeGreaterThan(1);
    await expect(canvas.getByText(t('security.loginPassword'))).toBeVisible();
  },
};

/** The sessions could not be fetched; the rest is shown. */
export const Failed: Story = {
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(await context.canvas.findByText(spoken().t('security.event.new_device'))).toBeVisible();
  },
};

/** The list of sessions is never shown from a cache. */
export const Offline: Story = states.offline;
