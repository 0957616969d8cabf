import { versionUpdate } from '@paydirt/contract/account/session';
import { aVersion } from '@paydirt/contract/account/session.examples';
import { systemInfo } from '@paydirt/contract/messages/announcements';
import { aSystemInfo } from '@paydirt/contract/messages/announcements.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { AboutScreen } from './about-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';

const member = { route: accountRoutes.about.href() } satisfies AppParameters;

const newer = {
  version: '1.3.0',
  changes: 'Anything you’ve opened before now opens offline.',
  take: fn(),
};

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { app: member },
  ...appStory,
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The purpose of the app, its version and its promises. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(
      await canvas.findByText(t('me.about.version', { version: '1.2.0', code: 20 })),
    ).toBeVisible();
    const rule = canvas.getByText(t('me.about.rules.scheduled'));
    await expect(rule).toBeVisible();
    await expect(rule.closest('ol')?.children).toHaveLength(16);
    const hours = t('me.about.supportHours', {
      from: format.time(moment('2026-11-21T08:00:00.000Z')),
      to: format.time(moment('2026-11-21T20:00:00.000Z')),
    });
    await expect(await canvas.findByText(plainSpaces(hours))).toBeVisible();
  },
};

let answered = Promise.withResolvers<void>();

/** The services' information arrives later, and moves no rule. */
export const PlaceHeld: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        {
          call: systemInfo,
          answer: async (request) => {
            await answered.promise;
            return answers(systemInfo, aSystemInfo()).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const loading = await canvas.findByText(t('common.loading'));
    const top = () => canvas.getByText(t('me.about.rules.testMode')).getBoundingClientRect().top;
    const before = top();
    answered.resolve();
    await waitFor(() => expect(loading).not.toBeInTheDocument());
    await expect(top()).toBeCloseTo(before, 0);
  },
};

/** There is nothing newer. */
export const UpToDate: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('me.about.checkForUpdate') }));
    await expect(await canvas.findByText(t('shell.update.upToDate'))).toBeInTheDocument();
  },
};

/** A newer version is offered once, and can be put away. */
export const UpdateOffered: Story = {
  parameters: { app: { ...member, answers: [answers(versionUpdate, aVersion())] } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const body = within(document.body);
    const offer = t('shell.update.title', { version: aVersion().version });
    await expect(await body.findByRole('alertdialog', { name: offer })).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: t('shell.update.cancel') }));
    await expect(
      await context.canvas.findByRole('button', { name: t('me.about.checkForUpdate') }),
    ).toBeVisible();
    await expect(appOf(context).platform.local.getItem('paydirt.update.dismissed')).toBe('21');
  },
};

/** A version that is needed cannot be put away. */
export const UpdateNeeded: Story = {
  parameters: {
    app: {
      ...member,
      answers: [answers(versionUpdate, aVersion({ compulsory: true }))],
    } satisfies AppParameters,
  },
  play: async () => {
    const { t } = spoken();
    const body = within(document.body);
    await expect(await body.findByText(t('shell.update.compulsory'))).toBeVisible();
    await expect(body.queryByRole('button', { name: t('shell.update.cancel') })).toBeNull();
  },
};

/** An address that is not trusted is not opened. */
export const UpdateUntrusted: Story = {
  parameters: {
    app: {
      ...member,
      answers: [answers(versionUpdate, aVersion({ downloadUrl: 'http://download.paydirt.example/app.apk' }))],
    } satisfies AppParameters,
  },
  play: async () => {
    const { t } = spoken();
    const body = within(document.body);
    await expect(await body.findByText(plainSpaces(t('shell.update.untrusted')))).toBeVisible();
    await expect(body.getByRole('button', { name: t('shell.update.confirm') })).toBeDisabled();
  },
};

/** A fetched version that the member postponed is offered again on request. */
export const UpdateFetched: Story = {
  parameters: { app: { ...member, update: newer } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    newer.take.mockClear();
    const body = within(document.body);
    const offer = { name: t('shell.update.title', { version: newer.version }) };
    await body.findByRole('alertdialog', offer);
    await userEvent.click(body.getByRole('button', { name: t('shell.update.cancel') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('me.about.checkForUpdate') }));
    await expect(await body.findByRole('alertdialog', offer)).toBeVisible();
    await expect(canvas.queryByText(t('shell.update.upToDate'))).toBeNull();
    await userEvent.click(body.getByRole('button', { name: t('shell.update.confirm') }));
    await expect(newer.take).toHaveBeenCalledOnce();
  },
};

/** The service cannot be asked. */
export const Failed: Story = {
  parameters: {
    app: { ...member, answers: [refuses(versionUpdate, 'unavailable')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('me.about.checkForUpdate') }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeInTheDocument();
  },
};
