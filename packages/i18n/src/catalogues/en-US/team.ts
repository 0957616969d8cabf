/** Texts of the team, invitations and rewards. */
export const team = {
  level: 'Level {{level}}',
  topLevel: 'The highest level',
  nextNeeds: {
    one: '{{count}} more valid invitee for level {{level}}',
    other: '{{count}} more valid invitees for level {{level}}',
  },
  validRule:
    'An invitee is valid while they hold at least one lease. Levels follow from valid invitees and cost nothing.',
  cumulative: 'Invited in all',
  valid: 'Valid',
  earned: 'Earned by inviting',
  floor2: 'Invited by them',
  referrer: 'You were invited by {{name}}',

  rewardTitle: 'What inviting brings',
  rewardEach: '{{amount}} for each valid invitee',
  rewardCap: { one: 'For {{count}} invitee at most', other: 'For {{count}} invitees at most' },
  rewardOneDeep: 'For people you invited yourself, not for those they invite',
  rewardSource: "Paid from the operator's promotion budget, never from what an invitee pays",
  rewardWhen: 'Credited a day after their first lease, when the free return is over',

  inviteTitle: 'Invite someone',
  inviteLink: 'Your invitation link',
  inviteCode: 'Your invitation code',
  share: 'Share',
  /** What a share sends; always says that it is play money (H16). */
  shareText:
    'Try Paydirt with me. It is a rehearsal with play money: nothing in it can be bought or won for real. My code: {{code}}',
  shareTitle: 'Paydirt, play money',

  members: 'People in your team',
  floors: 'Floors',
  floor1Tab: 'Floor 1',
  floor2Tab: 'Floor 2',
  floor1Text: 'People whom you invited.',
  floor2Text: 'People whom they invited. You earn nothing from them, and they owe you nothing.',
  joined: 'Joined {{day}}',
  isValid: 'Valid',
  notValid: 'No lease yet',
  count: { one: '{{count}} person', other: '{{count}} people' },
  empty: {
    floor1Title: 'You have invited nobody yet',
    floor1Text: 'People who register with your code stand here.',
    floor2Title: 'Nobody here yet',
    floor2Text: 'People invited by those you invited stand here.',
  },
} as const;
