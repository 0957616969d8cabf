import { orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { productList } from '@paydirt/contract/goods/products';
import { anOpenMachine, aProduct, aSoldOutMachine } from '@paydirt/contract/goods/products.examples';
import { homeVideo, scrollNotices } from '@paydirt/contract/messages/announcements';
import { aFilm, aNotice } from '@paydirt/contract/messages/announcements.examples';
import { checkInState } from '@paydirt/contract/rewards/check-in';
import { aCheckInState } from '@paydirt/contract/rewards/check-in.examples';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { aReward } from '@paydirt/contract/rewards/rewards.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeSummary } from '@paydirt/contract/wallet/income';
import { anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { type AppParameters } from '../../../story-app.fixture.tsx';
import { homeRoutes } from '../../../routes/home.ts';

/** The calls without which home cannot be shown. */
export const CALLS = [balance, incomeSummary, orderList, productList] as const;
/** A trommel and a jig, at work. */
export const LEASES = [
  anOrder({ id: 'ord_1' }),
  anOrder({
    id: 'ord_2',
    productId: 'jig',
    productName: 'Jig JG-2',
    productImage: '/media/products/jig.svg',
    dailyIncome: '6.00',
    daysAccrued: 40,
  }),
];
/** Home of a member with two leases. */
export const loaded = {
  route: homeRoutes.home.href(),
  answers: [
    answers(balance, aBalance()),
    answers(incomeSummary, anIncomeSummary()),
    answers(orderList, { total: 2, list: LEASES }),
    answers(productList, { total: 3, list: [anOpenMachine(), aSoldOutMachine(), aProduct()] }),
    answers(scrollNotices, [aNotice(), aNotice({ id: 'ntc_2', title: 'All of it is play money' })]),
    answers(homeVideo, aFilm()),
    answers(accountHistory, anAccountHistory()),
    answers(checkInState, aCheckInState()),
    answers(rewards, [aReward({ state: 'ready' }), aReward({ kind: 'join_group', state: 'open' })]),
  ],
} satisfies AppParameters;
