import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in English. */
export const EN_US: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Gold pan GP-1',
      description:
        'A steel pan, 38 cm across, for washing gravel by hand. Swirl it under water: light sand washes over the rim, and what is heavy stays in the riffles.',
    },
    'rocker-box': {
      name: 'Rocker box RB-2',
      description:
        'A wooden box on curved runners that one person rocks while pouring in water. Gravel passes a sieve at the top and washes over a cloth apron that holds back the fine gold.',
    },
    'sluice-box': {
      name: 'Sluice box SB-3',
      description:
        'An open channel, two meters long, that stands in running water. Cross-bars called riffles slow the current, and heavy grains settle behind them.',
    },
    'long-tom': {
      name: 'Long tom LT-3',
      description:
        'A long inclined trough with a sieve plate at its lower end. Two people shovel gravel and stir; stones stay on the plate while sand and gold drop into a riffle box below.',
    },
    trommel: {
      name: 'Trommel TR-4',
      description:
        'A rotating drum of punched steel that washes gravel and sorts it by size. Fine material falls through the holes into a sluice; stones leave at the far end.',
    },
    jig: {
      name: 'Jig JG-2',
      description:
        'A water-filled cell whose bed is lifted and dropped about a hundred times a minute. With each stroke the heavier grains sink a little deeper until they are drawn off at the bottom.',
    },
    'shaker-table': {
      name: 'Shaker table ST-5',
      description:
        'A slightly tilted deck with fine grooves that shakes sideways under a thin sheet of water. Grains travel across it by weight and leave in separate bands, gold last.',
    },
    'stamp-mill': {
      name: 'Stamp mill SM-5',
      description:
        'Five iron stamps that a camshaft lifts and lets fall on ore in a mortar box. The crushed ore is washed through a screen once it is as fine as sand.',
    },
    'ball-mill': {
      name: 'Ball mill BM-8',
      description:
        'A turning drum partly filled with steel balls. The balls fall on the ore and on each other and grind it to powder, so that enclosed gold is set free.',
    },
    'jaw-crusher': {
      name: 'Jaw crusher JC-10',
      description:
        'Two heavy jaws, one fixed and one moving, that break blocks of ore into pieces the size of a fist. It stands at the start of a plant, before any mill.',
    },
    'wash-plant': {
      name: 'Wash plant WP-20',
      description:
        'A plant of hopper, screen and sluices on one frame that washes about twenty cubic meters of gravel an hour. Pumps recirculate the water, so most of it is used again.',
    },
    'bucket-line-dredge': {
      name: 'Bucket-line dredge BD-60',
      description:
        'A floating plant with an endless chain of buckets that digs gravel from below the water line. Screens and tables on board wash it, and a stacker piles the stones up behind it.',
    },
    'enamel-mug': {
      name: 'Enamel mug',
      description:
        'A steel mug with white enamel and a dark rim. It holds 350 ml and can go on the fire and in the dishwasher.',
    },
    'field-notebook': {
      name: 'Field notebook',
      description:
        'A notebook of 96 squared pages with a cloth spine. The paper takes pencil even when damp.',
    },
    'canvas-apron': {
      name: 'Canvas apron',
      description:
        'A work apron of heavy cotton canvas with three pockets. The straps cross at the back and can be adjusted.',
    },
    'hand-lens': {
      name: 'Hand lens 10×',
      description:
        'A folding three-element lens that magnifies ten times. A metal cover protects the glass in your pocket.',
    },
    'pocket-scale': {
      name: 'Pocket scale',
      description:
        'A scale that weighs up to 200 g in steps of 0.01 g. It comes with a 100 g calibration weight.',
    },
    'wool-cap': {
      name: 'Wool cap',
      description:
        'A one-size knitted cap of pure wool, in undyed gray with a small pan stitched on the fold.',
    },
  },
  campaigns: {
    welcome: 'Welcome bonus',
    referral: 'Invitation reward',
    faucet: 'Test faucet',
    'recharge-usdt': 'USDT top-up',
    'recharge-cash': 'Top-up by card',
    redemption: 'Redemption code',
    'withdrawal-usdt': 'USDT withdrawal',
    'withdrawal-cash': 'Withdrawal to a bank account',
    'sign-in': 'Daily check-in',
    'join-group': 'Joining the group',
    'share-link': 'Sharing a video',
    'level-1': 'Level 1 bonus',
    'level-2': 'Level 2 bonus',
    'level-3': 'Level 3 bonus',
    'level-4': 'Level 4 bonus',
    'level-5': 'Level 5 bonus',
    'test-panel': 'Bonus from the test panel',
  },
  grades: { 0: 'Newcomer', 1: 'Prospector', 2: 'Panner', 3: 'Sluicer', 4: 'Miller', 5: 'Assayer' },
  agreement: {
    title: 'Lease agreement',
    sections: {
      short: {
        heading: 'In short',
        text: 'You pay the price once; it is not paid back at the end.\nIncome is scheduled, not guaranteed; a day can bring nothing.\nMachine revenue alone pays it, never another member’s deposit.\nReturned within 24 hours, all you paid comes back, less income already collected; later, in proportion to the days left.\nIt ends with its last day; nothing renews by itself.',
      },
      subject: {
        heading: 'What you lease',
        text: 'You lease one unit of the machine named on the product page, for the number of days stated there. The price, the scheduled daily income and the days are written into your order and do not change afterwards.',
      },
      playMoney: {
        heading: 'Play money',
        text: 'Everything here is a rehearsal in test mode. The USDT in it is play money: it cannot be bought or exchanged for anything, and no coin, card or bank is ever touched. The machine is part of the rehearsal too.',
      },
      risk: {
        heading: 'Risk',
        text: 'This is play money. Income is scheduled, not guaranteed, and depends on what machines earn. You can return the machine.',
      },
      income: {
        heading: 'How income accrues',
        text: 'Income accrues at the end of each clock day, at midnight UTC, from the day of purchase to the last day of the lease. When machines of this kind earn less than is scheduled, every lease is paid the same share of it. The record of each day states what was scheduled and what was paid.',
      },
      receiving: {
        heading: 'Collecting income',
        text: 'Accrued income waits until you collect it, with one tap for all of it. It arrives in your available balance about 30 minutes later. Waiting costs nothing, and income does not lapse.',
      },
      returning: {
        heading: 'Returning the machine',
        text: 'Return the machine within 24 hours of purchase and you get back all that you paid, less income of this lease already collected; income not collected goes back to the machine. After that you get what you paid × days left ÷ days of the lease, and there is no fee. The amount is shown before you confirm. Until the lease ends, the price is set aside so that a return can be paid.',
      },
      end: {
        heading: 'End of the lease',
        text: 'The lease ends with its last day. Income that you have not collected stays yours to collect.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'All of it is play money',
      body: 'Balances, leases and income on these services are a rehearsal. No real money can be paid in or out.',
    },
    clock: {
      title: 'The test clock is shared',
      body: 'Whoever moves the clock forward moves it for everyone on these services. It cannot be moved back.',
    },
    returns: {
      title: 'Machines can be returned',
      body: 'Within 24 hours for a full refund, after that in proportion to the days left. Open the lease to see today’s amount.',
    },
    arrival: {
      title: 'Income arrives after 30 minutes',
      body: 'Collected income is on its way for about half an hour. To see it arrive at once, move the test clock forward by an hour.',
    },
    preSale: {
      title: 'Two machines open for lease soon',
      body: 'The wash plant and the dredge are in pre-sale. Their opening times are on their pages; the number of units is fixed.',
    },
    invitations: {
      title: 'Rewards for inviting are fixed',
      body: '2.00 USDT, once, for each person you invite who leases a machine, up to 20 people. What they pay makes no difference.',
    },
  },
  news: {
    'yield-rule': {
      title: 'How a machine’s day is worked out',
      summary: 'The rule that decides what machines earn is published, and anyone can work it out again.',
      body: [
        'What a machine earns on a day follows from three things: a published seed, the machine’s id and the number of the day. They are hashed, and the hash picks a place in a table.',
        'On good ground 40 of 1,000 days bring nothing, 160 bring between 60 and 94.9 percent of the scheduled income, and 800 bring between 95 and 125 percent. Of 100 stretches of 10 days, 15 are on dry ground, which leaves only 20 to 60 percent of that. What is left over from good days stays with the machine and helps pay for bad ones.',
        'The page “How income works” shows the seed, the table and the last 30 days, bad ones included.',
      ],
    },
    'test-clock': {
      title: 'One clock for everything',
      summary: 'Income, countdowns and codes all follow the test clock. Here is how it moves.',
      body: [
        'The test clock runs with real time. In the test panel it can be moved forward by an hour, a day, thirty days or to a date. It never moves back, because the past is already in the ledger.',
        'When the clock moves, the services do everything that falls due on the way, step by step and in order: days of income, arrivals, the ends of leases. Then they answer.',
        'Logins run on real time. Moving the clock logs nobody out.',
      ],
    },
    'reading-a-record': {
      title: 'How to read a record',
      summary: 'Each line in your records says who paid and opens the ledger entries behind it.',
      body: [
        'The second line of a record names its source: machine revenue, the operator’s promotion budget, a refund, the test faucet or your own balance.',
        'Tap a record to see its ledger entries. Each lists the accounts that changed, and its amounts add up to zero.',
        'For a day of income there are two more figures: what was scheduled and how much of that was paid.',
      ],
    },
    'returning-a-lease': {
      title: 'Returning a machine, with an example',
      summary: 'What comes back within the first day, and what comes back later.',
      body: [
        'A machine leased for 120.00 USDT over 45 days is returned on the first evening, before any income: 120.00 USDT comes back.',
        'Returned ten days later, 35 of 45 days remain: 120.00 × 35 ÷ 45 is 93.33 USDT. The income from those ten days stays yours.',
        'The app asks the service for the amount and shows it before you confirm. Asking changes nothing.',
      ],
    },
    'promotion-budget': {
      title: 'What the promotion budget pays',
      summary: 'Bonuses, redeemed codes and make-up payments for short days, while the budget lasts.',
      body: [
        'A new member gets a welcome bonus, as much as a gold pan is scheduled to earn in a day. For each person you invite who leases a machine you get 2.00 USDT once, for up to 20 people.',
        'These and all other bonuses come from the operator’s promotion budget. When it is used up, nothing is paid from elsewhere, least of all from what members have: the ledger refuses such an entry.',
        'The people your invitees invite are shown as a count. Nobody earns anything from them.',
      ],
    },
    'test-codes': {
      title: 'Where the codes go',
      summary: 'No SMS or email leaves these services. The outbox shows what would have been sent.',
      body: [
        'When the app asks for a code, the message goes to the outbox in the test panel. A tap copies the code.',
        'A code has six digits, is valid for ten minutes and may be tried five times. You can request a new one after a minute. The test panel also lists invitation codes and test accounts.',
      ],
    },
    escrow: {
      title: 'Why a price is set aside',
      summary: 'The price of an active lease is kept until the machine can no longer be returned.',
      body: [
        'When you lease a machine, the price moves from your balance to an account of its own. The operator cannot spend it while the lease runs.',
        'If you return the machine, the refund is paid from there. When the lease ends, the price becomes part of the operator’s sales.',
      ],
    },
    levels: {
      title: 'Levels, and what they do not do',
      summary:
        'A level counts the people you invited who lease a machine. It brings one fixed bonus and nothing else.',
      body: [
        'You reach the levels with 1, 3, 10, 25 and 50 active invitees. An invitee is active while they lease at least one machine. Each level has one bonus, paid once from the promotion budget.',
        'A level neither raises income nor lowers fees, and no withdrawal depends on it.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'For developers: checking the ledger',
      summary: 'GET sandbox/ledger/check adds up every posting and names each invariant that does not hold.',
      body: [
        'The answer has the sum of all postings, which is zero, the number of entries and accounts, and a list called broken. The list is empty when every invariant holds.',
        'The same check runs from the test panel. It adds up all postings each time; rules and links are proved for what came since the last seal.',
      ],
    },
    'idempotency-keys': {
      title: 'For developers: Idempotency-Key',
      summary:
        'Calls that move money take a key. The same key gives the same answer, however often it is sent.',
      body: [
        'Make a key for each intent, store it before you send, and send it again if no answer came. The services do the work once and repeat their first answer.',
        'The same key with a different request is refused, because one of the two is a mistake.',
      ],
    },
  },
  slides: {
    'carousel-1': 'See how a trommel’s day is worked out',
    'carousel-2': 'Every record names who paid',
    'carousel-3': 'Twelve machines, from the gold pan to the dredge',
  },
};
