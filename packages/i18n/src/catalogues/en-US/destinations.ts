/** Address book, delivery addresses, bank accounts and the fund password. */
export const destinations = {
  title: {
    addresses: 'Addresses',
    addAddress: 'Add an address',
    deliveryAddresses: 'Delivery addresses',
    bankCards: 'Bank accounts',
    fundPassword: 'Withdrawal PIN',
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
  goOn: 'Continue where you were',
  saved: 'Saved.',
  deleted: 'Deleted.',
  changeNamed: 'Change {{name}}',
  deleteNamed: 'Delete {{name}}',

  address: {
    emptyTitle: 'No address yet',
    emptyText: 'Add an address first. {{currency}} withdrawals go there.',
    of: 'Address for {{asset}}',
    chain: 'Network',
    currency: 'Currency',
    address: 'Address',
    hexHint: '0x and 40 digits or letters from a to f, or a test value.',
    tronHint: 'T and 33 letters or digits, or a test value.',
    label: 'Label',
    labelHint: 'Optional. At most {{count}} characters.',
    save: 'Save this address',
    deleteText:
      '{{name}} will be removed from your address book. Withdrawals already started still go there.',
  },

  delivery: {
    add: 'Add a delivery address',
    changeTitle: 'Change the delivery address',
    emptyTitle: 'No delivery address yet',
    emptyText: 'Add an address first. Merchandise goes there.',
    invented: 'An invented address',
    deleteText:
      '{{name}} will be removed from your delivery addresses. What you have ordered still goes there.',
  },

  bank: {
    add: 'Add a bank account',
    changeTitle: 'Change the bank account',
    emptyTitle: 'No bank account yet',
    emptyText: 'Add a bank account first. Withdrawals to a bank go there.',
    bank: 'Bank',
    bankChoose: 'Choose a bank',
    payeeName: 'Payee name',
    account: 'Account number',
    accountHint: '{{min}} to {{max}} letters or digits, no spaces.',
    ifsc: 'IFSC',
    ifscHint: '11 characters: four letters, a 0, six letters or digits.',
    save: 'Add this bank account',
    saveChange: 'Save the change',
    deleteText: 'Account {{account}} will be removed. Withdrawals already started still go there.',
  },

  fund: {
    setIntro: 'Each withdrawal asks for it. A code confirms that it is you who sets it.',
    changeIntro: 'Set a new one by code. Nothing else on your account changes.',
    locked: 'Locked after five wrong tries, until {{time}}. A new withdrawal PIN unlocks it at once.',
    channel: 'Send the code to',
    sms: 'Phone',
    email: 'Email',
    addEmail: 'Add an email address',
    sentTo: 'The latest code went to {{to}}.',
    password: 'New withdrawal PIN',
    passwordHint: '6 digits, not in a row such as 123456, not all the same.',
    again: 'New withdrawal PIN, again',
    set: 'Set the withdrawal PIN',
    change: 'Change the withdrawal PIN',
    doneSet: 'Your withdrawal PIN is set.',
    doneChanged: 'Your withdrawal PIN is changed.',
  },

  /** SMS and e-mail about a change of the account. */
  notice: {
    fundPasswordSet:
      'Your Paydirt withdrawal PIN was set. If this was not you, log in, set another one by code and change your login password.',
    fundPasswordChanged:
      'Your Paydirt withdrawal PIN was changed. If this was not you, log in, set another one by code and change your login password.',
  },
} as const;
