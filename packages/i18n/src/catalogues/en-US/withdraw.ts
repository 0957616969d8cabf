/** Texts of withdrawing: the ways out, their forms, and how each withdrawal goes on (PRODUCT 5, H8). */
export const withdraw = {
  title: {
    ways: 'Withdraw',
    usdt: 'Withdraw {{currency}}',
    cash: 'Withdraw to a bank',
    list: 'Your withdrawals',
  },

  ways: {
    usdt: 'To a {{currency}} address',
    cash: 'To a bank account',
  },

  terms: {
    fee: 'Fee',
    minimum: 'Minimum',
    arrives: 'Arrives',
    byTime: 'by {{time}}',
    atTime: '{{day}}, {{time}}',
    settles: 'Paid out',
    settlesUsdt: 'Monday to Friday',
    bankHours: 'Bank hours',
    bankHoursValue: '{{opens}} to {{closes}}',
    bankOpen: 'Monday to Friday; open now',
    bankClosed: 'Monday to Friday; opens again {{time}}',
    rateValue: '1 {{currency}} = {{amount}}',
    cancel: 'Can be cancelled',
    cancelUntil: 'until {{time}}',
    weekend: 'Nothing is paid out on weekends, so your money arrives by {{time}}.',
    afterWeekend: 'A weekend is coming up, so your money arrives by {{time}}.',
  },

  form: {
    availableAmount: 'Available: {{amount}}',
    amount: 'Amount',
    all: 'All',
    limits: 'At least {{minimum}}, at most {{maximum}}.',
    limitsLocal: '{{minimum}} is {{local}} at this rate.',
    belowMinimum: 'The minimum is {{minimum}}.',
    aboveBalance: 'More than your available balance of {{available}}.',
    figures: 'Fee and net amount',
    feeOf: 'Fee, {{share}}',
    net: 'You receive',
    bankPays: 'The bank pays',
    toAddress: 'To which address',
    toBank: 'To which account',
    chooseAddress: 'Choose an address.',
    chooseBank: 'Choose a bank account.',
    addressText: '{{chain}} · {{address}}',
    bankText: '{{payee}} · account ending in {{digits}}',
    fundPasswordHint: 'Six digits',
    showPassword: 'Show the withdrawal PIN',
    hidePassword: 'Hide the withdrawal PIN',
    firstTo: 'New address or account: confirm it’s you.',
    continue: 'Continue',
    forgotFundPassword: 'Forgot it?',
    review: 'Review the withdrawal',
    reviewOf: 'Review: you receive {{amount}}',
    testOnly: 'Play money: nothing goes to a real address or bank.',
  },

  confirm: {
    title: 'Withdraw {{amount}}',
    to: 'To',
    left: 'Left in your balance',
    send: 'Withdraw {{amount}}',
    back: 'Edit the withdrawal',
  },

  receipt: {
    title: 'Your withdrawal has started',
    text: '{{amount}} is set aside. {{net}} arrives by {{time}}.',
    textCash: '{{amount}} is set aside. The bank pays {{net}} by {{time}}.',
    cancel: 'You can cancel it until {{time}}.',
    number: 'Number {{code}}',
    follow: 'See its status',
  },

  list: {
    of: 'Withdrawal of {{amount}}, {{code}}',
    toAddress: 'to {{name}} · {{chain}}',
    toBank: 'to {{name}}, account ending in {{digits}}',
    figures: 'Fee {{fee}} · you receive {{net}}',
    figuresBank: 'Fee {{fee}} · the bank pays {{net}}',
    noFee: 'No fee was charged',
    emptyTitle: 'No withdrawals yet',
    emptyAction: 'Withdraw',
    again: 'Withdraw again',
    toBankCards: 'Check the bank account',
    toAddresses: 'Check the address',
  },

  status: {
    pending: 'Pending',
    processing: 'On its way',
    succeeded: 'Paid out',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },

  step: {
    asked: 'Requested',
    processingCash: 'The bank pays during its opening hours.',
    arrived: 'Arrived',
    arrives: 'Arrives',
    cancelled: 'Cancelled by you',
    returned: 'Money back',
    returnedText: 'All {{amount}} is back in your available balance.',
    from: 'from {{time}}',
    cancelNote: 'You can cancel it until it’s on its way.',
    overdue: 'This is taking longer than stated. You can still cancel it.',
    weekend: 'It continues on Monday.',
  },
  /** A step as screen readers say it. */
  stepState: {
    done: 'done',
    current: 'now',
    upcoming: 'still to come',
    failed: 'failed',
  },

  /** Reasons for the failure of a withdrawal, by the contract's names. */
  failure: {
    wrong_bank_data: 'The bank doesn’t recognize this account.',
    sent_back: 'The receiving bank or network sent the money back.',
  },
  failureNext: {
    wrong_bank_data: 'Check the account number and IFSC, then withdraw again.',
    sent_back: 'Check the address or account, then withdraw again.',
  },

  cancel: {
    action: 'Cancel this withdrawal',
    title: 'Cancel this withdrawal?',
    text: 'All {{amount}} is available again at once, without a fee.',
    confirm: 'Cancel the withdrawal',
    keep: 'Keep the withdrawal',
  },
} as const;
