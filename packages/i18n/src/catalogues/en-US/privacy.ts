/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Your data',
  until: {
    account: 'Until you delete your account, at the latest',
    ever: 'For good; once your account is deleted, only under a number',
  },
  kept: {
    account: {
      title: 'Account',
      text: 'Name, phone, email, settings: to recognize and reach you. One-time bonuses and the like are remembered 90 days longer, without your name.',
    },
    sessions: {
      title: 'Sessions and devices',
      text: 'Where you are logged in, so you can see and end it. Sessions end after 30 days; known devices are forgotten after 180.',
    },
    security_events: {
      title: 'Security events',
      text: 'New devices, changed passwords, wrong codes: so you notice an intruder.',
    },
    books: {
      title: 'Ledger',
      text: 'Every movement of play money, to prove each balance.',
    },
    leases: {
      title: 'Leases and orders',
      text: 'And what you agreed to.',
    },
    destinations: {
      title: 'Addresses and bank accounts',
      text: 'Test values you entered.',
    },
    community: {
      title: 'Posts, comments and likes',
      text: 'And the comments below your posts.',
    },
    choices: {
      title: 'What you hid, reported or sent in',
      text: 'To keep it hidden and review it.',
    },
    messages: {
      title: 'Messages',
      text: 'And which ones you’ve read.',
    },
    files: {
      title: 'Pictures',
      text: 'Unused pictures are deleted after a day.',
    },
    outbox: {
      title: 'SMS and emails',
      text: 'What would have been sent to you, for the test panel.',
    },
  },
  export: {
    title: 'Take it with you',
    both: 'Save JSON and CSV',
    json: 'Save JSON only',
    csv: 'Save CSV only',
    done: 'Your data is saved as {{name}}.',
  },
  readMe: {
    title: 'Paydirt: everything kept about you',
    text: 'As of {{time}}, in play USDT and UTC.',
  },
  leave: {
    title: 'Delete your account',
    open: 'Delete the account',
    text: 'At once, and for good.',
    happens: 'What happens now',
    returned: { one: '{{count}} machine is returned', other: '{{count}} machines are returned' },
    withdrawals: {
      one: '{{count}} open withdrawal is stopped',
      other: '{{count}} open withdrawals are stopped',
    },
    available: 'Available balance',
    income: 'Income to collect and on its way',
    fee: 'Withdrawal fee, {{share}}',
    paidOut: 'Balance at the end',
    playMoney: 'Play money: deleted with the account, worth nothing elsewhere.',
    gone: 'Name, phone, email, posts, pictures and messages are removed everywhere. Ledger entries stay, under a number.',
    again: 'One-time bonuses and the like are available again after 90 days.',
    codeHint: 'The code you just used, or a new one.',
    pin: 'Withdrawal PIN',
    submit: 'Delete my account for good',
    stay: 'Keep the account',
    done: 'Your account is deleted.',
    notDone: 'Your session has ended. Your account was not deleted.',
    unknown: 'Your session has ended. We don’t know yet whether your account is deleted.',
    saveReceipt: 'Save the receipt',
  },
} as const;
