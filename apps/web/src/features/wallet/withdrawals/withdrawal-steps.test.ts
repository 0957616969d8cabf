import {
  aFailedWithdrawal,
  aWithdrawal,
  someWithdrawals,
} from '@paydirt/contract/wallet/withdrawal.examples';
import { fromIso, unwrap } from '@paydirt/domain';
import { createFormatters, createTranslator, loadCatalogue } from '@paydirt/i18n';
import { describe, expect, test } from 'vitest';

import { byDay } from './withdrawal-days.ts';
import { stepsOf, type StepTexts } from './withdrawal-steps.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });
const texts: StepTexts = {
  t,
  format: createFormatters('en-US', { dateFormat: 0, timeZone: 'UTC' }),
  now: unwrap(fromIso('2026-11-18T14:05:00.000Z')),
};
const statesOf = (withdrawal: Parameters<typeof stepsOf>[0]) =>
  stepsOf(withdrawal, texts).map(({ label, state }) => `${label}: ${state}`);

describe('the steps of a withdrawal', () => {
  test('say while pending until when it can be cancelled, and by when it arrives', () => {
    const [requested, processing, arrives] = stepsOf(aWithdrawal(), texts);
    expect(requested).toMatchObject({ state: 'current', note: 'You can cancel it until it’s on its way.' });
    expect(processing?.time).toMatch(/^from .*2:14/);
    expect(arrives?.time).toMatch(/^by .*3:04/);
  });

  test('say when it waits for the end of a weekend', () => {
    const [requested] = stepsOf(aWithdrawal({ waitsForMonday: true }), texts);
    expect(requested?.note).toContain('on Monday');
  });

  test('say when it is late, and that it can still be cancelled', () => {
    const [requested] = stepsOf(aWithdrawal({ processingAt: '2026-11-18T14:00:00.000Z' }), texts);
    expect(requested?.note).toContain('longer than stated');
  });

  test('follow its progress', () => {
    expect(statesOf(aWithdrawal({ status: 'processing' }))).toEqual([
      `${t('withdraw.step.asked')}: done`,
      `${t('withdraw.status.processing')}: current`,
      'Arrives: upcoming',
    ]);
    expect(statesOf(aWithdrawal({ status: 'succeeded', finishedAt: '2026-11-18T15:04:00.000Z' }))).toEqual([
      `${t('withdraw.step.asked')}: done`,
      `${t('withdraw.status.processing')}: done`,
      'Arrived: done',
    ]);
  });

  test('name the reason of a failure, and that the money is back', () => {
    const failed = stepsOf(aFailedWithdrawal(), texts);
    expect(failed.find(({ state }) => state === 'failed')?.note).toBe(
      'The bank doesn’t recognize this account.',
    );
    expect(failed.at(-1)?.note).toContain('40.00');
    const byPanel = stepsOf(aFailedWithdrawal({ failure: 'test_panel', reason: 'Stocktaking.' }), texts);
    expect(byPanel.find(({ state }) => state === 'failed')?.note).toBe('Stocktaking.');
  });

  test('say who cancelled it, without the colour of a failure', () => {
    const cancelled = { status: 'cancelled', finishedAt: '2026-11-18T14:05:00.000Z' } as const;
    expect(statesOf(aWithdrawal(cancelled))).toEqual([
      `${t('withdraw.step.asked')}: done`,
      'Cancelled by you: done',
      'Money back: done',
    ]);
  });
});

test('withdrawals are grouped by the day of their request', () => {
  expect(byDay(someWithdrawals()).map(({ withdrawals }) => withdrawals.length)).toEqual([2, 1, 1, 1]);
});
