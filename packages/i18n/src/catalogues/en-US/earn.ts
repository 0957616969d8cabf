/** Texts of the rewards that each member can have once, and of what is handed in for them. */
export const earn = {
  titles: {
    earn: 'Rewards',
  },
  intro: 'Fixed amounts, each paid once from the promotion budget.',
  budget: 'The budget holds {{amount}} now.',
  budgetSpent: 'The budget holds {{amount}} now, less than some of these.',
  kind: {
    welcome: {
      title: 'Welcome',
      rule: 'For everyone who joins.',
    },
    join_group: {
      title: 'Join the group',
      rule: 'Send a screenshot that shows you in the group.',
    },
    share_link: {
      title: 'Share a video',
      rule: 'Send the link or a screenshot of a video about Paydirt that you shared.',
    },
    level: {
      title: 'Reward for level {{level}}',
      rule: 'Paid once when you reach the level.',
    },
  },
  needs: {
    one: '{{count}} more active invitee',
    other: '{{count}} more active invitees',
  },
  also: { checkIn: 'Daily check-in', exchange: 'Redeem a code' },
  state: {
    open: 'Open',
    in_review: 'In review',
    refused: 'Not accepted',
    ready: 'Ready',
    received: 'Collected',
  },
  /** Where the money of a reward is that was paid. */
  credit: {
    to_collect: 'To collect',
    on_its_way: 'On its way',
    arrived: 'Arrived',
  },
  action: {
    collect: 'Collect {{amount}}',
    again: 'Try again',
    look: 'See what you sent',
    record: 'See the record',
    invite: 'Invite people',
  },
  arrivedOn: 'Arrived on {{day}}',
  group: {
    intro: 'The group is only a sample page.',
    picture: 'The sample page of the group',
    open: 'Open the group page',
  },
  share: {
    intro: 'Say in the video that this is play money.',
    way: 'What you send',
    byLink: 'Link',
    byPicture: 'Screenshot',
    link: 'Link to the video',
    linkHint: 'Begins with https:// and leads to: {{sites}}.',
  },
  screenshot: 'Screenshot',
  send: 'Send for review',
  waitUpload: 'Wait until the picture has been sent.',
  review: {
    title: 'In review',
    text: 'Sent on {{time}}. If it’s accepted, you get {{amount}}.',
    panel: 'Review it in the test panel',
    picture: 'What you sent',
  },
  approved: {
    title: 'Accepted and paid',
    text: '{{amount}} arrived in your balance on {{day}}.',
  },
  unpaid: {
    title: 'Accepted, not paid yet',
    text: 'It stays yours: collect it once the promotion budget holds {{amount}}.',
  },
  refused: {
    title: 'Not accepted',
    text: '{{reason}} You can send another one.',
  },
} as const;
