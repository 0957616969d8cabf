/**
 * The help texts. The automatic guide of the support chat finds one by its title and its `words`: an entry
 * between commas matches a question that has all its words. The guide's answer begins with `answer`.
 */
export const help = {
  title: 'Help',
  texts: 'Help articles',
  contact: 'Ask us',
  chat: 'Support chat',
  feedback: 'Feedback',
  unknown: 'This help article doesn’t exist.',
  all: 'All help articles',
  article: {
    income: {
      title: 'Income',
      summary: 'Income depends on what machines earn each day. Some days bring nothing.',
      words: 'income, earn, earnings, collect, daily, profit, arrive, get paid',
      more: 'If machines earn too little, income is paid in proportion: nobody’s deposit fills the gap.',
    },
    returns: {
      title: 'Returning a machine',
      summary:
        'You can return a machine: within 24 hours for a full refund, later in proportion to the days left.',
      words: 'return, give back, refund, money back',
      more: 'Within 24 hours: what you paid, less income collected. Later: what you paid × days left ÷ days of the lease.',
    },
    fees: {
      title: 'Fees and times',
      summary: 'The fee is shown beforehand and taken out of the amount.',
      answer:
        '{{home}} → {{topUp}}: no fee. {{home}} → {{withdraw}}: the fee is {{share}}. To an address it takes about an hour, to a bank up to {{hours}} hours.',
      words:
        'fee, cost, charge, withdraw, withdrawal, cash out, money out, top up, add money, minimum, weekend, bank',
      more: 'You never have to pay, buy or invite first. Nothing is paid out on weekends, and you can cancel a withdrawal until it’s on its way.',
    },
    safety: {
      title: 'Keeping your account safe',
      summary: 'Anyone who asks for your password, withdrawal PIN or a code is trying to scam you.',
      answer: 'Forgot your PIN? Set a new one with a code: {{place}}.',
      words: 'password, PIN, stolen, hacked, login, security, safe account',
      more: 'If something looks wrong, change your login password: that logs out your other devices.',
    },
    money: {
      title: 'Play money, and what backs it',
      summary: 'It’s never real money. Members’ deposits are kept apart for them, and you can check that.',
      words: 'real, test, deposit, money safe, balance, proof, ledger, budget, bonus, where money',
      more: 'Deposits have their own account. The ledger refuses to pay anyone else from it.',
    },
    scheme: {
      title: 'Anatomy of a scam',
      summary: 'Scams that look like this app use the same few tricks. Check that we don’t.',
      words: 'scam, scheme, fraud, trick, ponzi, pyramid, trust, honest, cheat, legit',
    },
  },
  scheme: {
    others: 'How others do it',
    here: 'Here',
    test: 'Checked by this automated test',
    item: {
      bar: {
        title: 'The bar that never moves',
        others: 'A bar says “55% sold” for weeks. It’s drawn, not counted.',
        here: 'A bar shows only what was leased. Where that is unknown, there is no bar.',
        figure: '{{name}}: {{sold}} of {{total}} leased',
        none: 'No machine is limited in number right now.',
      },
      countdown: {
        title: 'The countdown that starts again',
        others: 'Time runs out, but when you come back it’s running again.',
        here: 'A countdown runs to one fixed moment and stops at zero.',
        figure: '{{name}}: until {{time}}',
        none: 'No timed sale is running right now.',
      },
      deposits: {
        title: 'Income paid from deposits',
        others: 'Early members are paid with later members’ money, until nobody else joins.',
        here: 'Machine revenue alone pays income. The ledger refuses to pay it from deposits.',
        figure:
          'Now: deposits {{held}}, held for members {{backing}}. Last {{days}}: earned {{earned}}, paid {{paid}}.',
      },
      fee: {
        title: 'A fee before you get your money',
        others: 'Before you can withdraw, you’re asked for a tax, a deposit or an upgrade.',
        here: 'The fee is known beforehand and taken out of the amount.',
        figure: 'Fee {{fee}}, minimum {{minimum}}',
      },
      pyramid: {
        title: 'Paid for recruiting people',
        others: 'You get a share of what the people you recruit pay in, over many levels.',
        here: 'A fixed, capped amount from the promotion budget, one level deep, never a share of what someone pays in.',
        figure: 'Paid from the promotion budget so far: {{paid}}. Left: {{left}}.',
      },
      figures: {
        title: 'Figures that nobody can check',
        others: 'Balances are just numbers on a screen. Nobody ever adds them up.',
        here: 'Every movement is in a ledger whose sum must be zero. Anyone can add it up.',
        figure: '{{entries}} entries, sum {{sum}}',
      },
    },
  },
} as const;
