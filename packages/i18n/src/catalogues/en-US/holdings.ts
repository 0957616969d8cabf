/** Texts of the leases that a member holds. */
export const holdings = {
  value: 'If you return them all now, you get',
  count: { one: '{{count}} lease', other: '{{count}} leases' },
  note: 'For 24 hours the refund is what you paid, less income already collected. After that it shrinks with each day worked, and income already calculated stays yours.',
  givesBack: 'Refund if returned now',
  fullUntil: 'In full until {{time}}',
  proRata: 'In proportion to the days left',
  giveBack: 'Return',
  giveBackOne: 'Return {{name}}',
  hidden: 'Hidden amount',
} as const;
