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
    text: 'Every SMS and email that would have been sent, newest first.',
    empty: 'No messages yet. Codes that you request appear here.',
    sms: 'SMS to {{to}}',
    email: 'Email to {{to}}',
    copyCode: 'Copy code {{code}}',
  },

  members: {
    title: 'Test accounts',
    text: 'Log in as one of them to see the app in that state.',
    logIn: 'Log in as {{name}}',
    loggedIn: 'You are logged in as {{name}}.',
    phone: 'Phone',
    password: 'Password',
    fundPassword: 'Withdrawal PIN',
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
    account: 'Phone or email',
    amount: 'Amount in play {{currency}}',
    grant: 'Add {{amount}}',
    granted: '{{amount}} added. Available balance: {{available}}.',
    limit: 'At most {{limit}} at a time',
  },

  submissions: {
    kind: {
      join_group: 'Join the group',
      share_link: 'Share a video',
    },
    title: 'Review what members sent',
    text: 'Screenshots and links for one-time rewards. Approving pays at once.',
    none: 'Nothing waits for a review.',
    approve: 'Approve',
    refuse: 'Refuse',
    reason: 'Reason',
    usualReason: 'The picture does not show it.',
    approved: 'Approved.',
    refused: 'Refused.',
    picture: 'What {{name}} sent',
  },
  withdrawal: {
    title: 'Withdrawals',
    text: 'The next withdrawal of this member that would be paid out fails, and all of it comes back.',
    reason: 'Reason that the member reads',
    usualReason: 'The bank could not be reached.',
    fail: 'Let the next one fail',
    willFail: 'The next withdrawal of this member will fail.',
    skipToMonday: 'Skip to Monday',
  },

  coupons: {
    title: 'Coupons',
    text: 'While they are closed none can be taken; those that members have can be used.',
    close: 'Close coupons',
    open: 'Open coupons',
    nowClosed: 'Coupons are closed.',
    nowOpen: 'Coupons are open.',
  },

  emailRegistration: {
    title: 'Registering by email',
    text: 'While it is closed, accounts are created by phone only; those that exist can log in.',
    close: 'Close registering by email',
    open: 'Open registering by email',
    nowClosed: 'Registering by email is closed.',
    nowOpen: 'Registering by email is open.',
  },

  deposits: {
    title: 'Deposits',
    text: 'Top-ups in {{currency}} that wait for their deposit. Sending it here is what the network would do.',
    send: 'Send {{amount}}',
    sent: 'The deposit was seen. It is confirmed within about a minute of the test clock.',
    none: 'No top-up waits for a deposit.',
    visitor: 'Log in to see the top-ups that wait.',
  },

  budget: {
    title: 'Promotion budget',
    text: 'Pays every bonus, and is filled from the operator’s own money alone: not from deposits, not from what machines earn. Spend it to see what members are told then. Filled again, it pays invitation rewards that wait within a day, and the others when they are collected.',
    left: 'Left in it',
    capital: 'Operator’s own money',
    amount: 'Amount to set aside',
    fill: 'Set {{amount}} aside for bonuses',
    filled: 'Set aside. {{left}} in the promotion budget now.',
    keep: 'Leave in it',
    spend: 'Pay the rest as a bonus',
    spent: 'Paid as a bonus. {{left}} in the promotion budget now.',
  },

  topUp: {
    title: 'Short days',
    text: 'Days on which a machine earned less than was owed. A top-up pays what was missing to every lease of that day, from the promotion budget, once.',
    row: '{{share}} was paid, {{amount}} is missing',
    action: 'Top up {{name}} for {{day}}',
    done: {
      one: '{{amount}} paid from the promotion budget to {{count}} lease.',
      other: '{{amount}} paid from the promotion budget to {{count}} leases.',
    },
    none: 'No day is short, or all of them were topped up.',
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

  support: {
    title: 'Support chats',
    text: 'Chats that were handed to a person. You answer as that person.',
    none: 'No chat waits for a person.',
    waiting: 'waits for an answer',
    answered: 'answered',
    answer: 'Your answer',
    send: 'Answer {{name}}',
    sent: 'The answer is in the chat.',
  },

  feedback: {
    title: 'Feedback',
    text: 'What members wrote. They see that it was read, and get a message when it is answered.',
    none: 'No feedback yet.',
    read: 'Mark as read',
    send: 'Answer {{name}}',
    sent: 'The answer was sent.',
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
    text: 'Adds up every entry of every account. The sum must be zero.',
    run: 'Check the ledger',
    sound: 'Sound: the sum is {{sum}}.',
    broken: 'Broken: {{names}}',
    entries: { one: '{{count}} entry', other: '{{count}} entries' },
    accounts: { one: '{{count}} account', other: '{{count}} accounts' },
  },

  scenario: {
    title: 'Worlds',
    text: 'Each is a state of everything, ready to look at. Entering one deletes what was done.',
    current: 'You are in: {{name}}',
    enter: 'Enter: {{name}}',
    confirm: 'Enter “{{name}}”?',
    confirmText:
      'Everything that was done here is deleted, and all members are logged out. “Start over” leads back.',
    entered: '“{{name}}” is ready. Log in as {{member}}.',
    name: {
      first_day: 'First day',
      bad_days: 'A month with bad days',
      everything: 'One of everything',
      nothing: 'Empty',
      many_records: 'Ten thousand records',
    },
  },

  reset: {
    title: 'Start over',
    text: 'Deletes everything done so far and restores the starting data. All members are logged out.',
    action: 'Reset everything',
    confirm: 'Reset everything to the beginning?',
    done: 'Everything is as at the beginning.',
  },
  guide: {
    title: 'Texts for the guide',
    text: 'What members handed in for a guide to post. Without one, nothing is posted for a member; the post says for whom it is.',
    none: 'Nothing was handed in.',
    post: 'Post it as the guide',
    posted: 'Posted',
  },
  publish: {
    title: 'Publish',
    text: 'Write to every member, as the operator would. It is shown as English in every language.',
    kind: 'What it is',
    news: 'An article',
    stationNews: 'A message',
    notice: 'A notice',
    popup: 'A notice that pops up once',
    wallet: 'A notice on the wallet pages',
    subject: 'Title',
    body: 'Text',
    action: 'Publish it',
    done: 'It is published.',
  },
  version: {
    title: 'A newer version',
    text: 'Offer a version of the app that does not exist, to see how the app asks.',
    version: 'Version',
    extra: 'What is new in it',
    compulsory: 'Nobody can continue without it',
    action: 'Publish the version',
    withdraw: 'Take it back',
    published: 'The version is published. The app asks when it starts.',
    withdrawn: 'There is no newer version any more.',
  },
} as const;

/** What each ready-made member is for: `seed.<about>`. */
export const seed = {
  new: 'New, with one free day of income',
  with_leases: 'Holds leases and has a history',
  nothing_bound: 'No address, bank account, email or withdrawal PIN',
  high_level: 'High level, with a large team',
  first_day: 'One hour here: a free day of income, and nothing done yet',
  bad_days: 'A month of leases with idle days, short days and one top-up of a day',
  everything: 'Has one of everything, and the top level',
  nothing: 'Has nothing at all; the promotion budget is spent',
  many_records: 'Ten thousand records, for long lists',
} as const;
