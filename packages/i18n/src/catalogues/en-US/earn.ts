/** Texts of the rewards that each member can have once, and of what is handed in for them. */
export const earn = {
  titles: {
    earn: 'Rewards',
    joinGroup: 'Join the group',
    shareLink: 'Share a video',
  },
  intro:
    'Each of these is a fixed amount, paid once from the promotion budget. Leaving one out costs nothing.',
  budget: 'The promotion budget holds {{amount}} now.',
  budgetSpent:
    'The promotion budget holds {{amount}} now, less than some of these. What is ready stays ready.',
  kind: {
    welcome: {
      title: 'Welcome',
      rule: 'As large as a day’s income of the smallest machine, for everybody who joins.',
    },
    join_group: {
      title: 'Join the group',
      rule: 'Send a screenshot that shows you in the group. It is reviewed before it is paid.',
    },
    share_link: {
      title: 'Share a video',
      rule: 'Send the link or a screenshot of a video about Paydirt that you shared. It is reviewed before it is paid.',
    },
    level: {
      title: 'Reward of level {{level}}',
      rule: 'Paid once when you reach the level. What the people you invite pay makes no difference.',
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
    join_group: 'Join the group',
    share_link: 'Share a video',
    again: 'Try again',
    look: 'See what you sent',
    record: 'See the record',
    invite: 'Invite people',
  },
  collected: '{{amount}} is in your balance.',
  toCollect: '{{amount}} is ready to collect.',
  arrivedOn: 'Arrived on {{day}}',
  group: {
    intro: 'This is a rehearsal: the group is only a sample page. Open it, take a screenshot and send it.',
    picture: 'The sample page of the group',
    open: 'Open the group page',
    hint: 'It opens beside the app.',
  },
  share: {
    intro: 'Share a video about Paydirt where you like. Say in it that this is play money.',
    way: 'What you send',
    byLink: 'Link',
    byPicture: 'Screenshot',
    link: 'Link of the video',
    linkHint: 'Begins with https:// and leads to one of: {{sites}}.',
  },
  screenshot: 'Screenshot',
  send: 'Send for review',
  waitUpload: 'The picture is still being sent. Wait until it is there.',
  review: {
    title: 'In review',
    text: 'Sent on {{time}}. If it is accepted, you get {{amount}} automatically, and a message.',
    panelText: 'In test mode you review it yourself, in the test panel.',
    panel: 'Review it in the test panel',
    picture: 'What you sent',
  },
  approved: {
    title: 'Accepted and paid',
    text: '{{amount}} went to your balance on {{day}}.',
  },
  unpaid: {
    title: 'Accepted, not paid yet',
    text: 'The promotion budget could not pay {{amount}}. It stays yours: collect it when the budget holds as much.',
  },
  refused: {
    title: 'Not accepted',
    text: '{{reason}} You can send another one.',
  },
} as const;
