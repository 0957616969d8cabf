import { login } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { enterScenario } from '@paydirt/contract/sandbox/scenarios';
import { someScenarios } from '@paydirt/contract/sandbox/scenarios.examples';
import { clock, ledgerCheck, moveClock, reset } from '@paydirt/contract/sandbox/world';
import { aClock } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, STORY_NOW } from '../story-app.fixture.tsx';
import { accessRoutes } from '../routes/access.ts';
import { aWorld, sandbox, visitor, member, openPanel } from './test-panel.fixture.ts';

const meta = {
  title: 'Screens/Shell',
  parameters: { app: member },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The test panel, before login. */
export const TestPanel: Story = {
  tags: ['visual'],
  parameters: { app: visitor },
  play: async ({ canvasElement }) => {
    const { t, format } = spoken();
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByText('406193')).toBeVisible();
    const now = t('test.clock.now', { time: format.clock(moment(STORY_NOW)) });
    await expect(panel.getByText(plainSpaces(now))).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: t('test.tab.accounts') }));
    await expect(await panel.findByText(t('test.members.logIn', { name: 'Mara Iyer' }))).toBeInTheDocument();
    await expect(panel.queryByText('406193')).toBeNull();
  },
};

/** No tab is longer than a few screens of a phone: nothing is far down. */
export const TabsAreShort: Story = {
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    for (const tab of panel.getAllByRole('tab')) {
      await userEvent.click(tab);
      const shown = await panel.findByRole('tabpanel', { name: tab.textContent });
      await waitFor(() => expect(panel.queryByRole('status', { name: t('common.loading') })).toBeNull());
      await expect(shown.getBoundingClientRect().height).toBeLessThan(4 * window.innerHeight);
    }
  },
};

/** A code that is waited for is filled in by a tap, and the panel makes room for the form. */
export const FillsWhatIsWaitedFor: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.forgotPassword.href(),
      answers: sandbox,
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const closed = () => within(document.body).queryByRole('dialog', { name: t('test.title') });
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.openOutbox') }));
    const panel = within(await within(document.body).findByRole('dialog', { name: t('test.title') }));
    await userEvent.click(await panel.findByText('406193'));
    await waitFor(() => expect(closed()).toBeNull());
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
  },
};

/** One tap logs in as a ready-made member, and leads to where the visitor wanted to go. */
export const LogsInAsAMember: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        ...sandbox,
        answers(login, aUser({ name: 'Jonas Weber' }), 'token-3'),
        answers(userInfo, aUser({ name: 'Jonas Weber' })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement, 'accounts');
    await userEvent.click(await panel.findByText(t('test.members.logIn', { name: 'Jonas Weber' })));
    await expect(
      await context.canvas.findByRole('heading', { name: t('me.settings.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.session.token()).toBe('token-3');
  },
};

/** The clock moves a day, what is shown is read again, and what the day brought is asked for. */
export const MovesTheClock: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(moveClock, aClock('2026-11-22T14:05:00.000Z')),
        answers(incomeDays, someIncomeDays()),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { services } = appOf(context);
    const { t } = spoken();
    const reads = () => services.requests().filter(({ call }) => call === balance).length;
    await expect(await context.canvas.findByText(t('me.available'))).toBeVisible();
    const before = reads();
    const panel = await openPanel(context.canvasElement);
    await userEvent.click(panel.getByRole('button', { name: t('shell.plusDay') }));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await expect(services.requests().find(({ call }) => call === moveClock)?.input).toEqual({
      advanceSeconds: '86400',
    });
    await waitFor(() => expect(services.requests().some(({ call }) => call === incomeDays)).toBe(true));
  },
};

/** A move under way is shown day by day, whoever began it, and what is shown is fetched again when it ends. */
export const ClockUnderWay: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(
          clock,
          aClock('2026-12-03T00:00:00.000Z', {
            state: 'advancing',
            from: '2026-11-21T14:05:00.000Z',
            to: '2026-12-21T14:05:00.000Z',
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { services } = appOf(context);
    const { t, format } = spoken();
    const panel = await openPanel(context.canvasElement);
    const until = t('test.clock.movingTo', { time: format.clock(moment('2026-12-21T14:05:00.000Z')) });
    const bar = await panel.findByRole('progressbar', { name: until });
    await expect(bar).toHaveAttribute('aria-valuetext', format.clock(moment('2026-12-03T00:00:00.000Z')));
    await expect(panel.getByRole('button', { name: t('shell.plusDay') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const reads = () => services.requests().filter(({ call }) => call === balance).length;
    const before = reads();
    services.change(answers(clock, aClock('2026-12-21T14:05:00.000Z')));
    await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  },
};

/** A day's end that could not be done as a whole is said; it is tried again. */
export const ClockFailed: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(clock, aClock(undefined, { state: 'failed' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByText(t('test.clock.failed'))).toBeVisible();
  },
};

/** A date in the past is refused in words. */
export const ClockForwardOnly: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(moveClock, 'clock_backwards')],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    await userEvent.type(panel.getByLabelText(t('test.clock.toDate')), '2020-01-01');
    await userEvent.click(panel.getByRole('button', { name: t('test.clock.move') }));
    await expect(await panel.findByText(t('error.clock_backwards'))).toBeVisible();
  },
};

/** The ledger is added up on demand. */
export const LedgerChecked: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(ledgerCheck, {
          sum: '0.00',
          entries: 4821,
          accounts: 61,
          ok: true,
          broken: [],
          chain: { links: 4821, head: '7c'.repeat(32), sealed: 4600 },
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t, amount } = spoken();
    const panel = await openPanel(canvasElement, 'world');
    await userEvent.click(panel.getByRole('button', { name: t('test.ledger.run') }));
    const sound = t('test.ledger.sound', { sum: amount('0.00', 'exact') });
    await expect(await panel.findByText(plainSpaces(sound), { exact: false })).toBeVisible();
  },
};

/** Starting over asks first, and ends the session. */
export const StartsOver: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, answers(reset, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement, 'world');
    await userEvent.click(panel.getByRole('button', { name: t('test.reset.action') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('test.reset.action') }));
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.session.token()).toBeNull();
  },
};

/** Where the services run in the browser its world goes into a file; one that holds none is refused at the button. */
export const TakesTheWorldAlong: Story = {
  parameters: { app: { ...member, world: aWorld({ refuses: 'no_world' }) } satisfies AppParameters },
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement, 'world');
    await expect(panel.getByRole('button', { name: t('test.world.download') })).toBeVisible();
    const file = new File(['no world'], 'photo.gz', { type: 'application/gzip' });
    await userEvent.upload(panel.getByLabelText(t('test.world.open')), file);
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('test.world.open') }));
    await expect(await panel.findByText(t('test.world.wrongFile'))).toBeVisible();
  },
};

/** Another world is entered after a question, and says whom to log in as. */
export const EntersAWorld: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(enterScenario, { name: 'first day', member: someScenarios().list[0]!.member }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement, 'world');
    const name = t('test.scenario.name.first_day');
    await userEvent.click(await panel.findByText(t('test.scenario.enter', { name })));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t('test.scenario.enter', { name }) }));
    const message = t('test.scenario.entered', { name, member: 'Tomás Vidal' });
    await expect(await within(document.body).findByText(plainSpaces(message))).toBeInTheDocument();
    await waitFor(() =>
      expect(appOf(context).platform.navigation.entry().path).toBe(accessRoutes.login.path),
    );
  },
};
