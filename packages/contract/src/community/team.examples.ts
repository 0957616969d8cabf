import { type Example, exampleOf } from '../example.ts';
import {
  floorCounts,
  floorOne,
  floorTwo,
  type Invitee,
  type Inviter,
  inviter,
  type Share,
  shareInfo,
  type TeamIncome,
  teamIncome,
  type TeamIncomeLine,
  type TeamSummary,
  teamSummary,
} from './team.ts';

/** Invite data of a member on level 2. */
export function aShare(changes: Partial<Share> = {}): Share {
  return {
    shareUrl: 'https://paydirt.test/#/user/login/register?code=',
    inviteCode: 'MARA2746',
    level: 2,
    gradeText: 'Panner',
    referrer: 'Ines',
    cumulative: 9,
    valid: 4,
    floor2: 17,
    earned: '8.00',
    rewardEach: '2.00',
    rewardedAtMost: 20,
    rewardedEarlier: 0,
    nextLevelNeeds: 6,
    nextGradeText: 'Sluicer',
    ...changes,
  };
}

/** An invited person with a lease. */
export function anInvitee(changes: Partial<Invitee> = {}): Invitee {
  return {
    id: 'mem_2',
    name: 'Jonas',
    avatarUrl: null,
    joinedAt: '2026-11-03T16:20:00.000Z',
    valid: true,
    ...changes,
  };
}

/** The inviter of Mara's code. */
export function anInviter(changes: Partial<Inviter> = {}): Inviter {
  return { code: 'MARA2746', name: 'Mara', ...changes };
}

/** The team of a member on level 2. */
export function aTeamSummary(changes: Partial<TeamSummary> = {}): TeamSummary {
  return {
    level: 2,
    floor1: 9,
    floor2: 17,
    valid: 4,
    nextLevelNeeds: 6,
    levels: [
      { level: 0, gradeText: 'Newcomer', needs: 0, gift: '0.00' },
      { level: 1, gradeText: 'Prospector', needs: 1, gift: '1.00' },
      { level: 2, gradeText: 'Panner', needs: 3, gift: '2.00' },
      { level: 3, gradeText: 'Sluicer', needs: 10, gift: '5.00' },
      { level: 4, gradeText: 'Miller', needs: 25, gift: '10.00' },
      { level: 5, gradeText: 'Assayer', needs: 50, gift: '20.00' },
    ],
    rewards: { each: '2.00', atMost: 20, paid: 4, total: '8.00' },
    budget: { source: 'promotion_budget', left: '4812.40' },
    ...changes,
  };
}

/** One reward for inviting, with its entry. */
export function aTeamIncomeLine(changes: Partial<TeamIncomeLine> = {}): TeamIncomeLine {
  return {
    recordId: 'rec_21',
    entryId: '4711',
    kind: 'referral_bonus',
    personId: 'mem_2',
    name: 'Jonas',
    time: '2026-11-18T16:20:00.000Z',
    amount: '2.00',
    source: 'promotion_budget',
    ...changes,
  };
}

const LINES = [
  aTeamIncomeLine(),
  aTeamIncomeLine({
    recordId: 'rec_20',
    entryId: '4408',
    personId: 'mem_4',
    name: 'Asha',
    time: '2026-11-18T09:05:00.000Z',
  }),
  aTeamIncomeLine({
    recordId: 'rec_18',
    entryId: '4012',
    kind: 'team_benefits',
    personId: null,
    name: 'Level reward',
    time: '2026-11-09T11:00:00.000Z',
    amount: '1.00',
  }),
] as const;

/** Income from the team by person: two rewards, and the gift of a level. */
export function aTeamIncome(changes: Partial<TeamIncome> = {}): TeamIncome {
  return {
    total: '5.00',
    list: LINES.map((line) => ({
      personId: line.personId,
      name: line.personId === null ? null : line.name,
      day: null,
      amount: line.amount,
      lines: [line],
    })),
    secondFloor: { people: 17, amount: '0.00' },
    ...changes,
  };
}

/** The same by day. */
export function aTeamIncomeByDay(changes: Partial<TeamIncome> = {}): TeamIncome {
  const [jonas, asha, gift] = LINES;
  return aTeamIncome({
    list: [
      { personId: null, name: null, day: '2026-11-18', amount: '4.00', lines: [jonas, asha] },
      { personId: null, name: null, day: '2026-11-09', amount: '1.00', lines: [gift] },
    ],
    ...changes,
  });
}

export function examples(): Example[] {
  return [
    exampleOf(floorCounts, {}, { floor1: 9, floor2: 17, valid: 4 }),
    exampleOf(teamSummary, {}, aTeamSummary()),
    exampleOf(teamIncome, { by: 'day' }, aTeamIncomeByDay()),
    exampleOf(inviter, { code: 'NUGGET' }, anInviter()),
    exampleOf(shareInfo, {}, aShare()),
    exampleOf(floorOne, {}, { total: 1, list: [anInvitee()] }),
    exampleOf(floorTwo, {}, { total: 1, list: [anInvitee()] }),
  ];
}
