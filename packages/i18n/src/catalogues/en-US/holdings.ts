/** Texts of the leases that a member holds. */
export const holdings = {
  title: 'Leases held',
  value: 'Returned now, all of them give back',
  count: { one: '{{count}} lease', other: '{{count}} leases' },
  note: 'Each day that a machine has worked lowers what you get back. Income already calculated stays yours.',
  list: 'Leases',
  givesBack: 'Gives back now',
  fullUntil: 'In full until {{time}}',
  proRata: 'By remaining days',
  giveBack: 'Return',
  giveBackOne: 'Return {{name}}',
  emptyTitle: 'You hold no lease',
  emptyText: 'Machines that work for you stand here with their days left and what a return gives back.',
  emptyAction: 'See the machines',
  toReturned: 'See returned machines',
  hidden: 'Hidden amount',
} as const;
