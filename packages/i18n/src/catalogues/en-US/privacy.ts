/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Your data',
  intro: 'What is kept about you, why, and for how long. You can save all of it, and delete your account.',
  keptTitle: 'What is kept',
  kept: {
    account: {
      title: 'Account',
      text: 'Name, phone, email, settings: to know you and reach you. Until you delete your account. What you had once, such as a bonus, is kept for 90 more days, under a salted hash of phone and email.',
    },
    sessions: {
      title: 'Sessions and devices',
      text: 'Where you are logged in: so that you can see and end it. A session ends after 30 days, a known device is forgotten after 180.',
    },
    security_events: {
      title: 'Security events',
      text: 'New devices, changed passwords, refused codes: so that you notice a stranger. Until you delete your account.',
    },
    books: {
      title: 'Books',
      text: 'Every movement of play money: so that each balance can be proved. They are kept for good; once your account is deleted they show a number, not you.',
    },
    leases: {
      title: 'Leases and orders',
      text: 'What you leased and bought, and what you agreed to. They stay with the books, under the number.',
    },
    destinations: {
      title: 'Addresses and bank accounts',
      text: 'Test values that you entered as destinations. Deleted with your account.',
    },
    community: {
      title: 'Posts, comments and likes',
      text: 'What you wrote for others to read. Deleted with your account, as are the comments below your posts.',
    },
    choices: {
      title: 'What you hid, reported or sent in',
      text: 'So that it stays hidden and is reviewed. Deleted with your account.',
    },
    messages: {
      title: 'Messages',
      text: 'What you were told in the app, and what you have read. Deleted with your account.',
    },
    files: {
      title: 'Pictures',
      text: 'What you uploaded. Unused pictures are deleted after a day, the others with your account.',
    },
    outbox: {
      title: 'SMS and emails',
      text: 'What would have been sent to you, for the test panel. Deleted with your account.',
    },
  },
  export: {
    title: 'Take it with you',
    text: 'One archive with a README that explains each file. JSON for programs, CSV for spreadsheets.',
    both: 'Save JSON and CSV',
    json: 'Save JSON alone',
    csv: 'Save CSV alone',
    done: 'Your data is saved as {{name}}.',
  },
  readMe: {
    title: 'Paydirt: everything that is kept about you',
    text: 'As of {{time}}. All amounts are play USDT, all times UTC. In each table the first line of CSV names the columns; JSON has the same names.',
  },
  leave: {
    title: 'Delete your account',
    open: 'Delete the account',
    text: 'Done at once, and for good. Before that you see what happens.',
    happens: 'What happens now',
    returned: { one: '{{count}} machine is returned', other: '{{count}} machines are returned' },
    withdrawals: {
      one: '{{count}} withdrawal not yet paid out is stopped',
      other: '{{count}} withdrawals not yet paid out are stopped',
    },
    available: 'Available balance',
    income: 'Income to collect and on its way',
    fee: 'Withdrawal fee, {{share}}',
    paidOut: 'Balance at the end',
    playMoney: 'This is play money: it is deleted with the account and worth nothing elsewhere.',
    gone: 'Your name, phone, email, posts, pictures and messages are removed, everywhere. Entries in the books stay, under a number.',
    again:
      'You can register with the same phone later. What each person has once can be had again after 90 days.',
    codeHint: 'The code you just used, or a new one.',
    pin: 'Withdrawal PIN',
    submit: 'Delete my account for good',
    stay: 'Keep the account',
    done: 'Your account is deleted.',
    saveReceipt: 'Save the receipt',
  },
} as const;
