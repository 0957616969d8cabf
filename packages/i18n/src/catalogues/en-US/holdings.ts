/** Texts of the leases that a member holds. */
export const holdings = {
  value: 'If you return them all now, you get',
  count: { one: '{{count}} lease', other: '{{count}} leases' },
  givesBack: 'Refund if returned now',
  fullUntil: 'In full until {{time}}',
  proRata: 'In proportion to the days left',
  giveBack: 'Return',
  giveBackOne: 'Return {{name}}',
  hidden: 'Hidden amount',
} as const;
