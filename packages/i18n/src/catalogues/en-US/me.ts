/** Texts of the member's own pages and settings. */
export const me = {
  level: 'Level {{level}}',
  available: 'Available balance',
  toReceive: 'To receive',
  arriving: 'Arriving',
  inWithdrawal: 'Being withdrawn',
  hideAmounts: 'Hide amounts',
  amountHidden: 'Hidden amount',
  showAmounts: 'Show amounts',
  memberSince: 'Member since {{day}}',
  group: {
    income: 'Income and machines',
    records: 'Records',
    destinations: 'Addresses and security',
    people: 'People',
    app: 'App',
  },
  recharge: 'Recharge',
  withdraw: 'Withdraw',
  entry: {
    exchange: 'Redeem a code',
    money: 'Where the money comes from',
    balance: 'Balance',
    holdings: 'Leases held',
    documents: 'Statements and agreements',
    receiveIncome: 'Receive income',
    orders: 'Orders',
    records: 'All records',
    receivedIncome: 'Received income',
    addresses: 'Addresses',
    bankCards: 'Bank cards',
    deliveryAddresses: 'Delivery addresses',
    fundPassword: 'Fund password',
    team: 'Team',
    settings: 'Settings',
    language: 'Language',
    about: 'About Paydirt',
  },
  logOut: 'Log out',
  confirmLogOut: 'Log out?',
  confirmLogOutText: 'You can log in again at any time. Nothing on your account changes.',

  language: {
    title: 'Language',
    failed: 'This language could not be loaded. Check your connection and try again.',
  },

  settings: {
    title: 'Settings',
    onThisDevice: 'On this device',
    onYourAccount: 'On your account',
    language: 'Language',
    theme: 'Theme',
    themeSystem: 'As the system',
    themeLight: 'Light',
    themeDark: 'Dark',
    textSize: 'Text size',
    textSizePercent: '{{percent}}%',
    textSizeSample: 'Today 3.40 play {{currency}} arrived.',
    reducedMotion: 'Reduced motion',
    reducedMotionText: 'Pages and sheets change without moving. The system setting is followed in any case.',
    hideAmounts: 'Hide amounts',
    hideAmountsText: 'Your balances are shown as dots until you show them.',
    dateFormat: 'Date format',
    dateByLocale: 'As the language does',
    dateSaved: 'The date format is saved.',
  },

  about: {
    title: 'About Paydirt',
    name: 'Paydirt',
    intro:
      'Paydirt is a rehearsal of a machine-leasing service. Everything in it is play money in test mode: no coin, card or bank is ever touched.',
    version: 'Version {{version}} ({{code}})',
    checkForUpdate: 'Check for an update',
    rulesTitle: 'What this app promises',
    rulesText: 'Rules that outrank everything else here. Each can be checked.',
    rules: {
      testMode:
        'Test mode only. The ribbon at the top says so on every page, and the app shows nothing from a service that does not.',
      addresses:
        'Addresses that the app gives out cannot receive anything, and yours is never sent anything.',
      figures:
        'How much is sold, what is left, and all counts and likes come from the data. What is not known is not shown.',
      countdowns:
        'A countdown runs to the time that the service gave, stops at zero and never starts again by itself.',
      scheduled:
        'Income is scheduled, never guaranteed. The risk notice stands before every lease, and agreeing is never preselected.',
      sources:
        'Every credit says who paid for it. Members’ deposits are kept apart and never pay income, a bonus or anyone else.',
      coverage:
        'When machines earn less than was scheduled, income is paid in proportion, and its record says so.',
      fees: 'Fees, minimums, times and the net amount are shown before you type. Leaving is as easy as entering.',
      authors: 'A post shows who really wrote it.',
      returns:
        'You can return a machine: in full within 24 hours, in proportion to the days left afterwards.',
      inviting:
        'Rewards for inviting are fixed, capped, one level deep and paid from the promotion budget, never from what someone else pays.',
      yields:
        'What machines earn follows a published rule and can be zero on a day. Bad days stay in the history.',
      withdrawing: 'Withdrawing never depends on another purchase, fee, invitation or level.',
      testValues: 'Nothing real is asked for. Forms for cards and accounts take test values only.',
      calm: 'Nothing is preselected, shamed, nagged or hidden.',
    },
  },
} as const;
