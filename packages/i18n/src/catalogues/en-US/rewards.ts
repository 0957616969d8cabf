/** Texts of coupons, daily sign-in and the invitation as a picture. */
export const rewards = {
  coupons: {
    states: 'Your coupons by state',
    toUse: 'To use',
    used: 'Used',
    expired: 'Expired',
    anyMachine: 'Any machine',
    usedOn: 'Used on {{time}}',
    expiredOn: 'Until {{day}}',
    leastPrice: 'On leases from {{amount}}',
    free: 'Free to take',
    yours: 'Yours',
    chosen: 'Chosen for this lease',
    receive: 'Receive',
    use: 'Use it',
    offered: 'See what is offered',
    empty: {
      toUse: { title: 'No coupon to use', text: 'Take one that is offered, then choose it when you lease.' },
      used: { title: 'None used yet', text: 'A coupon that you lease with moves here, with the day.' },
      expired: { title: 'None has expired', text: 'A coupon whose last day is over stays here to be read.' },
    },
  },

  signIn: {
    done: '{{day}}: checked in, {{amount}}',
    missed: '{{day}}: not checked in, which costs nothing',
    today: '{{day}}: today, {{amount}} for checking in',
    upcoming: '{{day}}: brings {{amount}}',
    before: '{{day}}: before you joined',
    streak: { one: '{{count}} day in a row', other: '{{count}} days in a row' },
    note: 'Each day brings {{amount}} from the promotion budget. A missed day costs nothing.',
    action: 'Check in for today',
    isDone: 'Checked in for today',
  },

  poster: {
    title: 'Try a gold mine with nothing at stake',
    text: '{{name}} invites you to Paydirt, a rehearsal with play money. Every figure can be checked.',
    code: 'Invitation code',
    label: 'Invitation with the code {{code}} as text and QR code. It says that it is play money.',
    save: 'Save as picture',
    failed: 'This browser could not make the picture. Copy the link instead.',
  },
} as const;
