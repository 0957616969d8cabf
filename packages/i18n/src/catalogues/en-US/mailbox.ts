/** Texts of the messages screens: channels, one message, and who may tell at once. */
export const mailbox = {
  title: 'Messages',
  message: 'Message',
  channels: 'Channels',
  channel: {
    news: 'News',
    station_news: 'For you',
    notice: 'Notices',
    voucher: 'Submissions',
    coupon: 'Coupons',
  },
  about: {
    news: 'Machines and the service',
    station_news: 'Your withdrawals and top-ups',
    notice: 'From the operator, and security alerts',
    voucher: 'What you sent in for a reward',
    coupon: 'When a coupon expires',
  },
  markAll: 'Mark all as read',
  follow: 'See what it’s about',
  empty: {
    title: 'No messages yet',
    toAll: 'See all channels',
  },
  missing: 'This message doesn’t exist',
  /** Notices that most members opened, with their rule. */
  popular: {
    title: 'Most read notices',
    rule: 'By the number of members who opened them.',
    none: 'None opened yet.',
    readers: { one: 'Opened by {{count}} member', other: 'Opened by {{count}} members' },
  },
  notify: {
    title: 'Notifications',
    allow: 'Also in the background',
    allowed: 'On. You can turn them off in your browser.',
    denied: 'Your browser blocks them. Change that in its settings.',
    inFull: 'With text and amounts',
    whileOpen: 'They come only while Paydirt is open, also in the background.',
  },
} as const;
