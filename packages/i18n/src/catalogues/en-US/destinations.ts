/** Address book, delivery addresses, bank accounts and the fund password. */
export const destinations = {
  title: {
    addresses: 'Addresses',
    addAddress: 'Add an address',
    deliveryAddresses: 'Delivery addresses',
    bankCards: 'Bank accounts',
    fundPassword: 'Withdrawal PIN',
  },
  testOnly: 'Test values only. Nothing is ever sent there.',
  testValues: 'Test values',
  testValuesHint: 'If one is already in use, add letters or digits.',

  outcome: {
    succeeds_now: 'Succeeds at once',
    succeeds_later: 'Succeeds after the stated time',
    stays_pending: 'Stays pending',
    wrong_bank_data: 'Fails: wrong bank details',
    fails_returned: 'Fails, money back',
  },
  goOn: 'Continue where you left off',
  changeNamed: 'Change {{name}}',
  deleteNamed: 'Delete {{name}}',

  address: {
    emptyTitle: 'No address yet',
    of: 'Address for {{asset}}',
    chain: 'Network',
    currency: 'Currency',
    address: 'Address',
    hexHint: '0x and 40 digits or letters a to f',
    tronHint: 'T and 33 letters or digits',
    label: 'Label',
    labelHint: 'Optional. At most {{count}} characters.',
    save: 'Save this address',
    deleteText: '{{name}}: withdrawals already started still go there.',
  },

  delivery: {
    add: 'Add a delivery address',
    changeTitle: 'Change the delivery address',
    emptyTitle: 'No delivery address yet',
    invented: 'A made-up address',
    place: 'Choose a region and town',
    region: 'Region',
    town: 'Town',
    notListed: 'Not listed',
    countryFirst: 'Choose a country first.',
    regionFirst: 'Choose a region first.',
    deleteText: '{{name}}: orders already placed keep this address.',
  },

  bank: {
    add: 'Add a bank account',
    changeTitle: 'Change the bank account',
    emptyTitle: 'No bank account yet',
    bank: 'Bank',
    bankChoose: 'Choose a bank',
    payeeName: 'Payee name',
    account: 'Account number',
    accountHint: '{{min}} to {{max}} letters or digits, no spaces.',
    ifsc: 'IFSC',
    ifscHint: 'Four letters, a 0, six letters or digits.',
    saveChange: 'Save the change',
  },

  fund: {
    setIntro: 'You enter it for each withdrawal.',
    locked: 'Locked after five wrong tries, until {{time}}. A new PIN unlocks it.',
    channel: 'Send the code to',
    sms: 'Phone',
    email: 'Email',
    addEmail: 'Add an email address',
    password: 'New withdrawal PIN',
    passwordHint: '6 digits, not like 123456 or 111111.',
    again: 'Repeat new withdrawal PIN',
    set: 'Set the withdrawal PIN',
    doneSet: 'Your withdrawal PIN is set.',
  },

  /** SMS and e-mail about a change of the account. */
  notice: {
    fundPasswordSet:
      'A new Paydirt withdrawal PIN was set. Not you? Set another with a code and change your login password.',
  },
} as const;
