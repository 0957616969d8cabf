/** The help texts; `words` are those by which the automatic guide of the support chat finds one. */
export const help = {
  title: 'Help',
  intro: 'Short texts about how this works, and how to tell when something like it is a trick.',
  texts: 'Help texts',
  contact: 'Ask us',
  chat: 'Support chat',
  chatText: 'An automatic assistant at any time, people in their hours',
  feedback: 'Feedback',
  feedbackText: 'What is good, what is bad, with pictures',
  unknown: 'There is no such help text.',
  all: 'All help texts',
  article: {
    income: {
      title: 'Income',
      summary: 'Income is added at the end of each day and depends on what machines earn.',
      words: 'income, earn, earnings, collect, daily, profit, arrive, zero, less, machine',
      parts: {
        one: {
          title: 'Where it comes from',
          text: 'Machines earn a different amount each day, by a published rule. On some days that is nothing. Bad days stay in the history.',
        },
        two: {
          title: 'How you get it',
          text: 'Collect your income with one tap, whenever you like. Income that waits is not lost. It arrives a little later, and the time is shown.',
        },
        three: {
          title: 'When machines earn too little',
          text: 'Then the income of that day is paid in proportion, and its record says so. Nobody else’s deposit fills the gap.',
        },
      },
    },
    returns: {
      title: 'Returning a machine',
      summary: 'You can return a machine at any time: in full within 24 hours, in proportion afterwards.',
      words: 'return, give back, refund, lease, money back, end, machine',
      parts: {
        one: {
          title: 'Within 24 hours',
          text: 'You get back what you paid, less income that you have already collected.',
        },
        two: {
          title: 'Later',
          text: 'You get what you paid times the days that are left, divided by all days. Nothing else is taken off, and the amount is shown before you confirm.',
        },
        three: {
          title: 'How to do it',
          text: 'Open the list of your leases, choose a machine and return it. You need not give a reason.',
        },
      },
    },
    fees: {
      title: 'Fees and times',
      summary: 'The fee is taken out of the amount, and everything is shown before you type.',
      words: 'fee, cost, charge, withdraw, withdrawal, top up, minimum, weekend, bank, long, cancel',
      parts: {
        one: {
          title: 'Known beforehand',
          text: 'Fee, minimum, hours, arrival time and what you will get are on the form before you type.',
        },
        two: {
          title: 'Taken out of the amount',
          text: 'The fee is part of what you withdraw. You never have to pay, buy or invite first.',
        },
        three: {
          title: 'Weekends and banks',
          text: 'Nothing is paid out at the weekend, and banks have their hours. The form names the day and the time. Until work on it begins you can cancel.',
        },
      },
    },
    safety: {
      title: 'Keeping your account safe',
      summary: 'Whoever asks for your password, your withdrawal PIN or a code wants to cheat you.',
      words: 'safe, safety, password, PIN, code, stolen, hacked, login, account, phone, security',
      parts: {
        one: {
          title: 'What nobody needs',
          text: 'Nobody here asks for your password, your withdrawal PIN or a code: not in this chat, not by phone, not in a message.',
        },
        two: {
          title: 'If something looks wrong',
          text: 'Change your login password first. That ends the sessions on other devices. Then write to us.',
        },
        three: {
          title: 'Test values only',
          text: 'Everything here is play money. Never type a real card, a real bank account or a real address.',
        },
      },
    },
    money: {
      title: 'Play money, and what backs it',
      summary: 'Deposits are kept apart for their members, and you can check that yourself.',
      words: 'money, real, play, test, deposit, balance, backed, proof, ledger, budget, bonus, where',
      parts: {
        one: {
          title: 'Play money',
          text: 'No real coin, card or bank is ever touched. Nothing here is bought with real money or turned into it.',
        },
        two: {
          title: 'Kept apart',
          text: 'Deposits are kept in an account of their own. The ledger refuses to pay anyone else from it.',
        },
        three: {
          title: 'Check it yourself',
          text: '“Where the money comes from” shows every account, and your browser checks that your own balance is in the total.',
        },
      },
    },
    scheme: {
      title: 'Anatomy of a scheme',
      summary:
        'Schemes that look like this app use the same tricks again and again. Here they are, and how to check that we do not use them.',
      words: 'scheme, scam, fraud, trick, ponzi, pyramid, trust, honest, cheat, legit',
    },
  },
  scheme: {
    others: 'How others do it',
    here: 'Here',
    test: 'Checked by this automated test',
    item: {
      bar: {
        title: 'The bar that never moves',
        others: 'A bar says “55% sold” for weeks. It is drawn, not counted, to put you under pressure.',
        here: 'A bar shows only units that were leased. Where no number is known, there is no bar.',
        figure: '{{name}}: {{sold}} of {{total}} leased',
        none: 'No machine has a limited number now.',
      },
      countdown: {
        title: 'The countdown that starts again',
        others: 'Time runs out, and when you come back it is running again.',
        here: 'A countdown runs to one fixed moment on the services’ clock and stops at zero. It never starts again by itself.',
        figure: '{{name}}: until {{time}}',
        none: 'No timed sale is running now.',
      },
      deposits: {
        title: 'Income paid from deposits',
        others: 'Early members are paid with the money of those who come later, until nobody comes.',
        here: 'Income is paid out of machine revenue alone. The ledger refuses an entry that pays it from deposits.',
        figure:
          'Members have {{held}}, kept for them: {{backing}}. In the days shown machines earned {{earned}}, and {{paid}} was paid as income.',
      },
      fee: {
        title: 'A fee before you get your money',
        others:
          'To withdraw you are asked for a tax, a deposit or an upgrade first. Then comes the next one.',
        here: 'The fee is taken out of the amount and known beforehand. Nothing has to be paid first.',
        figure: 'Fee {{fee}}, minimum {{minimum}}',
      },
      pyramid: {
        title: 'Paid for bringing people',
        others:
          'You get a share of what the people you bring pay in, over many levels. It ends when no new people come.',
        here: 'Inviting brings a fixed amount, capped, one level deep, from the promotion budget. It is never a share of what somebody pays in.',
        figure: 'Paid from the promotion budget so far: {{paid}}. Left: {{left}}.',
      },
      figures: {
        title: 'Figures that nobody can check',
        others: 'Balances are just numbers on a screen. Nobody ever adds them up.',
        here: 'Every movement has its lines in a ledger whose sum must be zero. Anybody can add it up at any time.',
        figure: '{{entries}} entries, sum {{sum}}',
      },
    },
  },
} as const;
