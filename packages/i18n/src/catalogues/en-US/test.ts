/** Texts of the test panel (PRODUCT 11). */
export const test = {
  title: 'Test panel',
  intro: 'Everything here is play money. These tools work on the test services only.',

  clock: {
    title: 'Test clock',
    now: 'It is {{time}}',
    plusHour: '+1 hour',
    plusDay: '+1 day',
    plusMonth: '+30 days',
    toDate: 'Move to a date',
    move: 'Move the clock',
    moving: 'Moving the clock and doing what falls due…',
    moved: 'The test clock now shows {{time}}.',
    forwardOnly: 'The clock moves forward only, for everyone on these services.',
  },

  outbox: {
    title: 'Outbox',
    text: 'Every SMS and e-mail that would have been sent, newest first.',
    empty: 'No messages yet. Codes that you ask for appear here.',
    sms: 'SMS to {{to}}',
    email: 'E-mail to {{to}}',
    copyCode: 'Copy code {{code}}',
  },

  members: {
    title: 'Ready-made members',
    text: 'Log in as one of them to see the app in that state.',
    logIn: 'Log in as {{name}}',
    loggedIn: 'You are logged in as {{name}}.',
    phone: 'Phone',
    password: 'Password',
    fundPassword: 'Fund password',
    noFundPassword: 'Not set',
  },

  invitations: {
    title: 'Invitation codes',
    text: 'Anyone can register with one of these.',
    copy: 'Copy code {{code}}',
  },

  faucet: {
    title: 'Test faucet',
    text: 'Adds play {{currency}} to an account. The record names the faucet as its source.',
    account: 'Phone or e-mail',
    amount: 'Amount in play {{currency}}',
    grant: 'Add {{amount}}',
    granted: '{{amount}} added. Available balance: {{available}}.',
    limit: 'At most {{limit}} at a time',
  },

  withdrawal: {
    title: 'Withdrawals',
    text: 'The next withdrawal of this member that would settle fails, and all of it comes back.',
    reason: 'Reason that the member reads',
    usualReason: 'The bank could not be reached.',
    fail: 'Let the next one fail',
    willFail: 'The next withdrawal of this member will fail.',
    skipToMonday: 'Skip to Monday',
  },

  deposits: {
    title: 'Deposits',
    text: 'Recharges in {{currency}} that wait for their deposit. Sending it here is what the chain would do.',
    send: 'Send {{amount}}',
    sent: 'The deposit was seen. It is confirmed within about a minute of the test clock.',
    none: 'No recharge waits for a deposit.',
    visitor: 'Log in to see the recharges that wait.',
  },

  values: {
    title: 'Test values',
    text: 'Each leads to one outcome. Letters or digits of your own may follow an address or an account.',
    addresses: 'Addresses',
    accounts: 'Bank accounts',
    codes: 'Redemption codes',
    copy: 'Copy {{value}}',
    upTo: '{{state}}, up to {{limit}}',
    outcome: {
      succeeds_now: 'Succeeds at once',
      succeeds_later: 'Succeeds after the stated time',
      stays_pending: 'Stays pending',
      wrong_bank_data: 'Fails with wrong bank data',
      fails_returned: 'Fails and is returned',
    },
    code: { valid: 'Valid', used: 'Used up', expired: 'Expired' },
  },

  breaking: {
    title: 'Break things',
    text: 'For this browser only, until you switch it off.',
    none: 'Nothing broken',
    slow: 'Slow answers',
    offline: 'Offline',
    unauthorized: 'Session lost (401)',
    serverError: 'Service error (500)',
    badAnswer: 'Unreadable answer',
    active: 'Broken on purpose: {{fault}}',
    switchOff: 'Switch it off',
  },

  ledger: {
    title: 'Ledger check',
    text: 'Adds up every posting of every account. The sum must be zero.',
    run: 'Check the ledger',
    sound: 'Sound: the sum is {{sum}}.',
    broken: 'Broken: {{names}}',
    entries: { one: '{{count}} entry', other: '{{count}} entries' },
    accounts: { one: '{{count}} account', other: '{{count}} accounts' },
  },

  reset: {
    title: 'Start over',
    text: 'Throws away everything that was done and plants the first data again. All members are logged out.',
    action: 'Reset everything',
    confirm: 'Reset everything to the beginning?',
    done: 'Everything is as at the beginning.',
  },
} as const;

/** What each ready-made member is for: `seed.<about>`. */
export const seed = {
  new: 'New, with one free day of income',
  with_leases: 'Holds leases and has a history',
  nothing_bound: 'No address, card, e-mail or fund password',
  high_level: 'High level, with a large team',
} as const;
