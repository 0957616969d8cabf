/** The names of a capital record: its kind, status and source (PRODUCT 4 and 5, H6). */
export const record = {
  kind: {
    recharge: 'Top-up',
    withdrawal: 'Withdrawal',
    buy_machine: 'Purchase',
    daily_income: 'Daily income',
    team_benefits: 'Team bonus',
    bonus: 'Bonus',
    random_bonus: 'Random bonus',
    referral_bonus: 'Referral bonus',
    withdrawal_failed: 'Failed withdrawal, money back',
    // The name says which budget paid (H10); it must never suggest that a government did.
    subsidy: 'Make-up payment from the promotion budget',
    refund: 'Refund',
  },
  /** Outcome of a request that had no answer; `what` is its kind. */
  unanswered: {
    accepted: '{{what}}: accepted, {{time}}.',
    notDone: '{{what}}: nothing was done.',
    waiting: '{{what}}: no answer yet. Check it, or drop it, where you sent it.',
  },
  /** A purchase is called by what was bought. */
  bought: { machine: 'Machine lease', merchandise: 'Merchandise purchase' },
  status: {
    pending: 'Pending',
    processing: 'On its way',
    succeeded: 'Completed',
    // Of a withdrawal that is done, as `withdraw.status.succeeded` on its card.
    paid_out: 'Paid out',
    failed: 'Failed',
    cancelled: 'Cancelled by you',
    arrived: 'Arrived',
    credited: 'Arrived',
    not_credited: 'To collect',
  },
  source: {
    machine_revenue: 'Machine revenue',
    promotion_budget: 'Operator’s promotion budget',
    refund: 'Refund',
    test_faucet: 'Test faucet',
    own_balance: 'Your own balance',
  },
  /** The note beside it in a row. */
  row: {
    balanceThen: 'Balance {{amount}}',
    /** The second line of a row: who paid, or where it went (H6). */
    from: {
      machine_revenue: 'from machine revenue',
      promotion_budget: 'from the promotion budget',
      refund: 'from a returned purchase',
      test_faucet: 'from the test faucet',
      own_balance: 'from your own balance',
    },
    /** Of a withdrawal that came back. */
    fromSetAside: 'from the amount set aside',
    whatAndSource: '{{what}}, {{source}}',
    machineDay: '{{what}}, {{day}}',
    waiting: 'Not in your balance yet',
    short: '{{share}} of scheduled income',
    standstill: 'idle',
  },
} as const;

/** Classes of ledger accounts, as a member reads them in a record's journal (H6). */
export const account = {
  member_available: 'Your available balance',
  member_receivable: 'Your income to collect',
  member_arriving: 'Your income on its way',
  member_withdrawing: 'Being withdrawn by you',
  custody: 'Held for members',
  treasury: 'Operator’s main account',
  machine_revenue: 'Machine revenue',
  promotion_budget: 'Operator’s promotion budget',
  lease_escrow: 'Held for returnable machines',
  operator_sales: 'Operator’s sales',
  operator_fees: 'Operator’s fees',
  operator_capital: 'Operator’s own capital',
} as const;
