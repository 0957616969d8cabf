import { versionUpdate } from '@paydirt/contract/account/session';
import { aVersion } from '@paydirt/contract/account/session.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { answers, answersWithoutTestMode, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, STORY_NOW } from '../story-app.fixture.tsx';
import type { Observable } from '../platform/observable.ts';
import { accountRoutes } from '../routes/account.ts';
import { supportRoutes } from '../routes/support.ts';
import { aWorld, member } from './test-panel.fixture.ts';

const meta = {
  title: 'Screens/Shell',
  parameters: { app: member },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is broken on purpose, and the ribbon says so. */
export const Broken: Story = {
  parameters: { app: { ...member, fault: 'internal' } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const ribbon = `${t('shell.ribbon')} · ${t('test.breaking.serverError')}`;
    await expect(await canvas.findByText(ribbon)).toBeVisible();
    await expect(await canvas.findByText(t('common.loadFailed'))).toBeVisible();
  },
};

/** A service that does not say that it is in test mode: nothing of it is shown. */
export const NotTestMode: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, answersWithoutTestMode(balance)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const name = spoken().t('shell.notTestMode.title');
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(name));
    await expect(canvas.queryByText('Mara Iyer')).toBeNull();
  },
};

/** A world that this version cannot open stays where it is, with two ways on. */
export const WorldUnreadable: Story = {
  parameters: {
    app: {
      ...member,
      world: aWorld({ state: 'unreadable' }),
      answers: [...member.answers, answersWithoutTestMode(balance)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('test.world.unreadable'), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(t('shell.ribbon'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('test.world.download') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('test.reset.title') }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeInTheDocument();
  },
};

/** Where no other world can be begun, as without a network, the page says so. */
export const WorldStays: Story = {
  parameters: {
    app: {
      ...member,
      world: aWorld({ state: 'unreadable', beginsAgain: false }),
      answers: [...member.answers, answersWithoutTestMode(balance)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const name = t('test.reset.title');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
  },
};

/** A browser without room says so below the ribbon. */
export const WorldFull: Story = {
  parameters: { app: { ...member, world: aWorld({ state: 'full' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('test.world.full'))).toBeVisible();
  },
};

/** The service ended the session: its message, and clicks are blocked. The redirect to login comes later. */
export const SessionEnded: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(balance, 'unauthorized', {}, 'You logged in on another device.')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('alertdialog', { name: 'You logged in on another device.' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Mara Iyer')).toBeNull();
  },
};

/** Below the tabs one icon leads back to them; the chat is where people get stuck. */
export const WayHome: Story = {
  tags: ['visual'],
  parameters: { app: { route: accountRoutes.settings.href() } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('link', { name: t('shell.tab.home') })).toHaveAttribute(
      'href',
      '#/index',
    );
    await expect(canvas.queryByRole('link', { name: t('shell.support') })).toBeNull();
  },
};

/** A page where people get stuck leads to the chat as well. */
export const WayToTheChat: Story = {
  parameters: { app: { route: supportRoutes.help.href() } satisfies AppParameters },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await canvas.findByRole('heading', { name: t('help.contact') });
    const header = within(canvasElement.querySelector('header') ?? canvasElement);
    await expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/help/chat',
      '#/index',
    ]);
  },
};

/** No service is reached: the ribbon keeps the last time that is known, and says so. */
export const NotConnected: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, cannotReach(balance)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const time = format.clock(moment(STORY_NOW));
    await expect(
      await canvas.findByText(plainSpaces(`${time} · ${t('shell.notConnected')}`)),
    ).toBeInTheDocument();
  },
};

const newer = {
  version: '1.3.0',
  changes: 'Anything you’ve opened before now opens offline.',
  take: fn(),
};

/** The device has fetched a newer version, which the member takes, or the next start does. */
export const NewerVersion: Story = {
  parameters: { app: { ...member, update: newer } satisfies AppParameters },
  play: async () => {
    const { t } = spoken();
    newer.take.mockClear();
    const page = within(document.body);
    const name = t('shell.update.title', { version: newer.version });
    const prompt = within(await page.findByRole('alertdialog', { name }));
    await expect(prompt.getByText(newer.changes)).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: t('shell.update.confirm') }));
    await expect(newer.take).toHaveBeenCalledOnce();
  },
};

/** The services go on with nothing older: it cannot be put off. */
export const NewerVersionNeeded: Story = {
  parameters: {
    app: {
      ...member,
      update: newer,
      answers: [...member.answers, answers(versionUpdate, aVersion({ compulsory: true }))],
    } satisfies AppParameters,
  },
  play: async () => {
    const { t } = spoken();
    const prompt = within(await within(document.body).findByRole('alertdialog'));
    await expect(await prompt.findByText(t('shell.update.compulsory'))).toBeVisible();
    await expect(prompt.queryByRole('button', { name: t('shell.update.cancel') })).toBeNull();
  },
};

/** A screen that was never fetched, opened without a network: that there is none is said once. */
export const NeverFetchedOffline: Story = {
  parameters: { app: { route: accountRoutes.settings.href(), online: false } satisfies AppParameters },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { routes, navigation } = appOf(context).platform;
    const { loaded } = routes;
    const target = routes.find(accountRoutes.about.path);
    spyOn(routes, 'loaded').mockImplementation((route) => (route === target ? null : loaded(route)));
    spyOn(routes, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    await canvas.findByRole('heading', { level: 1, name: t(accountRoutes.settings.title) });
    navigation.navigate(accountRoutes.about.href());
    await expect(
      await canvas.findByRole('heading', { level: 2, name: t('common.loadFailed') }),
    ).toBeVisible();
    await expect(canvas.getByText(t('shell.offline.text'))).toBeVisible();
    await expect(canvas.getByText(t('shell.offline.title'))).toBeVisible();
  },
};

/** A screen that came ahead of its turn, while all else stayed as it was, is moved to once it is asked for. */
export const ArrivesAhead: Story = {
  parameters: { app: { route: accountRoutes.settings.href() } satisfies AppParameters },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { routes, navigation, online } = appOf(context).platform;
    const { load, loaded } = routes;
    const target = routes.find(accountRoutes.about.path);
    const begun = Promise.withResolvers<void>();
    let here = false;
    spyOn(routes, 'loaded').mockImplementation((route) => (route === target && !here ? null : loaded(route)));
    spyOn(routes, 'load').mockImplementation(async (route) => {
      await begun.promise;
      return load(route);
    });
    await canvas.findByRole('heading', { level: 1, name: t(accountRoutes.settings.title) });
    navigation.navigate(accountRoutes.about.href());
    await canvas.findByRole('progressbar', { name: t('common.loading') });

    await load(target);
    here = true;
    // Force a render that changes nothing, after which React considers its effects done.
    const { set } = online as Observable<boolean>;
    set(false);
    set(true);
    await new Promise(requestAnimationFrame);
    begun.resolve();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t(accountRoutes.about.title) }),
    ).toBeVisible();
  },
};
