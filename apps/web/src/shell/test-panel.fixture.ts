import { feedbackRequests, supportRequests } from '@paydirt/contract/calls/answers';
import { emailRegistrationOpen } from '@paydirt/contract/calls/access';
import { couponsOpen } from '@paydirt/contract/calls/coupons';
import { handedInList } from '@paydirt/contract/calls/guide';
import { reportList } from '@paydirt/contract/calls/report';
import { clock, outbox, seed } from '@paydirt/contract/calls/sandbox';
import { openSubmissions } from '@paydirt/contract/calls/submission';
import { scenarios } from '@paydirt/contract/calls/scenario';
import { budget } from '@paydirt/contract/calls/budget';
import { topUpDays } from '@paydirt/contract/calls/top-up';
import { balance, records } from '@paydirt/contract/calls/wallet';
import {
  aClock,
  anOutboxMessage,
  aSeed,
  someScenarios,
  someTopUpDays,
} from '@paydirt/contract/fixtures/sandbox';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { userEvent, within } from 'storybook/test';

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
  answers(handedInList, []),
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

/** Open the test panel by the ribbon, and get the queries within it. */
export async function openPanel(canvasElement: HTMLElement) {
  const { t } = spoken();
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('shell.ribbonOpen') }));
  const panel = within(await within(document.body).findByRole('dialog', { name: t('test.title') }));
  // Its parts come once the services have said how much of it there is.
  await panel.findByText(t('test.clock.forwardOnly'));
  return panel;
}
