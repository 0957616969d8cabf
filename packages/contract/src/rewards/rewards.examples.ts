import { type Example, exampleOf } from '../example.ts';
import { aRecord } from '../wallet/records.examples.ts';
import { receivedRewards, receiveReward, type Reward, rewards } from './rewards.ts';

/** A reward for which nothing has been done yet. */
export function aReward(changes: Partial<Reward> = {}): Reward {
  return {
    kind: 'join_group',
    level: null,
    gradeText: null,
    amount: '1.00',
    state: 'open',
    reason: null,
    budget: 'promotion_budget',
    budgetLeft: '214.50',
    earlier: false,
    recordId: null,
    credit: null,
    receivedAt: null,
    needs: null,
    ...changes,
  };
}

const RECEIVED = {
  state: 'received',
  recordId: 'rec_1',
  credit: 'arrived',
  receivedAt: '2026-11-18T09:12:00.000Z',
} as const;

/** All rewards of a member on level 1, in the order of the service. */
export function someRewards(): Reward[] {
  return [
    aReward({ kind: 'welcome', amount: '0.05', ...RECEIVED }),
    aReward({ kind: 'join_group', amount: '1.00' }),
    aReward({ kind: 'share_link', amount: '1.50', state: 'in_review' }),
    aReward({ kind: 'level', level: 1, gradeText: 'Prospector', amount: '1.00', state: 'ready' }),
    aReward({ kind: 'level', level: 2, gradeText: 'Panner', amount: '2.00', needs: 1 }),
    aReward({ kind: 'level', level: 3, gradeText: 'Sluicer', amount: '5.00', needs: 8 }),
    aReward({ kind: 'level', level: 4, gradeText: 'Miller', amount: '10.00', needs: 23 }),
    aReward({ kind: 'level', level: 5, gradeText: 'Assayer', amount: '20.00', needs: 48 }),
  ];
}

export function examples(): Example[] {
  return [
    exampleOf(rewards, {}, someRewards()),
    exampleOf(receivedRewards, {}, [aReward({ state: 'received' })]),
    exampleOf(
      receiveReward,
      { kind: 'level', level: 1 },
      aRecord({ kind: 'team_benefits', source: 'promotion_budget' }),
    ),
  ];
}
