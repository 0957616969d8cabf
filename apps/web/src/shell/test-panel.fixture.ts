import { emailRegistrationOpen } from '@paydirt/contract/account/login';
import { submittedPostList } from '@paydirt/contract/community/guide-posts';
import { reportList } from '@paydirt/contract/community/reports';
import { feedbackRequests } from '@paydirt/contract/messages/feedback';
import { supportRequests } from '@paydirt/contract/messages/support';
import { couponsOpen } from '@paydirt/contract/rewards/coupons';
import { openSubmissions } from '@paydirt/contract/rewards/submission';
import { budget } from '@paydirt/contract/sandbox/budget';
import { scenarios } from '@paydirt/contract/sandbox/scenarios';
import { someScenarios } from '@paydirt/contract/sandbox/scenarios.examples';
import { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { someTopUpDays } from '@paydirt/contract/sandbox/top-up.examples';
import { clock, outbox, seed } from '@paydirt/contract/sandbox/world';
import { aClock, anOutboxMessage, aSeed } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { records } from '@paydirt/contract/wallet/records';
import { err, ok } from '@paydirt/domain';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { userEvent, within } from 'storybook/test';

import { observable } from '../platform/observable.ts';
import type { World, WorldState } from '../platform/world.ts';
import type { AppParameters } from '../story-app.fixture.tsx';
import { accessRoutes } from '../routes/access.ts';
import { accountRoutes } from '../routes/account.ts';

/** Answers of the test panel's own calls. */
export const sandbox = [
  answers(seed, aSeed()),
  answers(clock, aClock()),
  answers(budget, { left: '4812.40', capital: '15000.00' }),
  answers(topUpDays, someTopUpDays()),
  answers(scenarios, someScenarios()),
  answers(couponsOpen, { open: true }),
  answers(emailRegistrationOpen, { open: true }),
  answers(reportList, []),
  answers(submittedPostList, []),
  answers(openSubmissions, []),
  answers(supportRequests, []),
  answers(feedbackRequests, []),
  answers(outbox, [
    anOutboxMessage(),
    anOutboxMessage({ channel: 'email', to: 'mara@example.com', code: null }),
  ]),
];

/** A visitor at the login. */
export const visitor = {
  route: accessRoutes.login.href({ to: accountRoutes.settings.href() }),
  session: 'visitor',
  answers: sandbox,
} satisfies AppParameters;

/** A member at their own page. */
export const member = {
  route: accountRoutes.me.href(),
  answers: [answers(balance, aBalance()), answers(records, { total: 0, list: [] }), ...sandbox],
} satisfies AppParameters;

/** The world of a browser that has the services. */
export function aWorld({
  state = 'kept',
  refuses = null,
  beginsAgain = true,
}: { state?: WorldState; refuses?: 'no_world' | null; beginsAgain?: boolean } = {}): World {
  return {
    state: observable(state),
    download: () => Promise.resolve(new Blob()),
    open: () => Promise.resolve(refuses === null ? ok(null) : err(refuses)),
    startOver: () => Promise.resolve(beginsAgain),
  };
}

/** Open a tab of the test panel by the ribbon, and get the queries within it. */
export async function openPanel(canvasElement: HTMLElement, tab: PanelTab = 'time') {
  const { t } = spoken();
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('shell.ribbonOpen') }));
  const panel = within(await within(document.body).findByRole('dialog', { name: t('test.title') }));
  // The panel's parts render only after the services have answered.
  await panel.findByText(t('test.clock.forwardOnly'));
  if (tab !== 'time') await userEvent.click(panel.getByRole('tab', { name: t(`test.tab.${tab}`) }));
  return panel;
}

type PanelTab = 'time' | 'accounts' | 'money' | 'values' | 'inbox' | 'app' | 'world';
