import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { aRecordDetail, someRecords } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';

import type { AppParameters } from '../../../story-app.fixture.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The records of a member who filters them, and one of them in detail. */
export const loaded = {
  route: walletRoutes.records.href(),
  answers: [
    answers(records, ({ kind, status }) => {
      const list = someRecords().filter(
        (record) =>
          (kind === undefined || kind.split(',').includes(record.kind)) &&
          (status === undefined || status.split(',').includes(record.status)),
      );
      return { total: list.length, list };
    }),
    answers(recordDetail, aRecordDetail()),
  ],
} satisfies AppParameters;

/** Tell whether a link is a row of a day's income, by its name in the story's language. */
export const isIncome = (name: string) => name.includes(spoken().t('record.kind.daily_income'));

/** The balance at the end of the story's day, as the day's heading says it. */
export function balanceOfToday(): string {
  const { t, figure } = spoken();
  return plainSpaces(t('record.row.balanceThen', { amount: figure('2418.60') }));
}
