/** Address book, delivery addresses, bank accounts and the fund password. */
export const destinations = {
  title: {
    addresses: 'Addresses',
    addAddress: 'Add an address',
    deliveryAddresses: 'Delivery addresses',
    bankCards: 'Bank cards',
    fundPassword: 'Fund password',
  },
  testOnly: 'Test values only. Nothing is ever sent to what you enter here.',
  testValues: 'Test values',
  testValuesTap: 'Tap one to fill it in.',
  testValuesHint: 'Tap one to fill it in. If it is taken, add letters or digits of your own.',

  outcome: {
    succeeds_now: 'Succeeds at once',
    succeeds_later: 'Succeeds after the stated time',
    stays_pending: 'Stays pending',
    wrong_bank_data: 'Fails: wrong bank data',
    fails_returned: 'Fails, and the money comes back',
  },
  goOn: 'Go on where you were',
  saved: 'Saved.',
  deleted: 'Deleted.',
  changeNamed: 'Change {{name}}',
  deleteNamed: 'Delete {{name}}',

  address: {
    emptyTitle: 'No address yet',
    emptyText: 'Please bind your address. Withdrawals in {{currency}} go there.',
    of: 'Address for {{asset}}',
    chain: 'Chain',
    currency: 'Currency',
    address: 'Address',
    hexHint: '0x and 40 digits or letters from a to f, or a test value.',
    tronHint: 'T and 33 letters or digits, or a test value.',
    label: 'Label',
    labelHint: 'So that you can tell it apart. At most {{count}} characters.',
    save: 'Save this address',
    deleteText: '{{name}} leaves your address book. Withdrawals under way still go there.',
  },

  delivery: {
    add: 'Add a delivery address',
    changeTitle: 'Change the delivery address',
    emptyTitle: 'No delivery address yet',
    emptyText: 'Please add an address. Merchandise goes there.',
    invented: 'An invented address',
    deleteText: '{{name}} leaves your delivery addresses. What you have ordered still goes there.',
  },

  bank: {
    add: 'Bind a bank card',
    changeTitle: 'Change the bank card',
    emptyTitle: 'No bank card yet',
    emptyText: 'Bind a bank card first. Withdrawals to a bank go there.',
    bank: 'Bank',
    bankChoose: 'Choose a bank',
    payeeName: 'Payee name',
    account: 'Account number',
    accountHint: '{{min}} to {{max}} letters or digits, no spaces.',
    ifsc: 'IFSC',
    ifscHint: '11 characters: four letters, a 0, six letters or digits.',
    save: 'Bind this bank card',
    saveChange: 'Save the change',
    deleteText: 'Account {{account}} is unbound. Withdrawals under way still go there.',
  },

  fund: {
    setIntro: 'Each withdrawal asks for it. A code confirms that it is you who sets it.',
    changeIntro: 'Set a new one by code. Nothing else on your account changes.',
    locked: 'Locked after five wrong tries, until {{time}}. A new fund password opens it at once.',
    channel: 'Send the code to',
    sms: 'Phone',
    email: 'E-mail',
    noPhone: 'You have not bound a phone.',
    noEmail: 'You have not bound an e-mail address.',
    sentTo: 'The latest code went to {{to}}.',
    password: 'New fund password',
    passwordHint: '6 digits, not in a row such as 123456, not all the same.',
    again: 'New fund password, again',
    set: 'Set the fund password',
    change: 'Change the fund password',
    doneSet: 'Your fund password is set.',
    doneChanged: 'Your fund password is changed.',
  },

  /** What is told by SMS and e-mail when something of the account changed. */
  notice: {
    fundPasswordSet:
      'Your Paydirt fund password was set. If this was not you, log in, set another one by code and change your login password.',
    fundPasswordChanged:
      'Your Paydirt fund password was changed. If this was not you, log in, set another one by code and change your login password.',
    emailBound:
      'An e-mail address was bound to your Paydirt account. If this was not you, log in and change your login password.',
  },
} as const;
