/** Texts of the leases that a member holds. */
export const holdings = {
  value: 'Refund for returning them all now',
  count: { one: '{{count}} lease', other: '{{count}} leases' },
  givesBack: 'Refund if returned now',
  fullUntil: 'Full refund until {{time}}',
  proRata: 'In proportion to the days left',
  giveBack: 'Return',
  giveBackOne: 'Return {{name}}',
  hidden: 'Hidden amount',
} as const;
