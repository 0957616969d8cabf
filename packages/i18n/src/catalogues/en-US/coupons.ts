/** Texts of coupons: what is offered, what a member has, and choosing one. */
export const coupons = {
  title: 'Coupons',
  titleChoose: 'Choose a coupon',
  titleMine: 'Your coupons',
  toUse: 'Unused',
  used: 'Used',
  expired: 'Expired',

  anyMachine: 'Any machine',
  anyMerchandise: 'Any merchandise',
  anything: 'Any product',
  leastPrice: 'For prices from {{amount}}',

  off: '{{amount}} off',
  until: 'Valid until {{day}}',
  usedOn: 'Used on {{time}}',
  expiredOn: 'Expired on {{day}}',
  yours: 'Yours',
  chosenFor: 'Chosen for {{name}}',
  use: 'Use now',
  toOrder: 'See the order',
  offered: 'See available coupons',
  free: 'Free',
  receive: 'Get',
  takeUntil: 'Available until {{day}}',
  takeFrom: 'Available from {{day}}',
  term: {
    one: 'Valid for {{count}} day after the day you get it',
    other: 'Valid for {{count}} days after the day you get it',
  },
  left: { one: '{{count}} of {{stock}} left', other: '{{count}} of {{stock}} left' },
  gone: 'None left',
  notYet: 'Not yet available',

  none: 'Without a coupon',
  pays: 'You pay {{amount}}',
  toProduct: 'Back to the product',
  canUse: { one: '{{count}} can be used', other: '{{count}} can be used' },
  noneToUse: 'None for this product',
  toTake: { one: '{{count}} available', other: '{{count}} available' },

  proposal: 'One of your coupons takes {{amount}} off. You’d pay {{price}}.',
  proposalUse: 'Use the coupon',
  proposalDecline: 'Pay without it',
  staysUsed: 'Returning the machine doesn’t bring the coupon back.',

  closed: {
    title: 'No coupons right now',
    text: 'You can still use the ones you have.',
  },
  empty: {
    toUse: { title: 'No unused coupons' },
    used: { title: 'None used yet' },
    expired: { title: 'None have expired' },
  },
} as const;
