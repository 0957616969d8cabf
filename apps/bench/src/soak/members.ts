import { randomUUID } from 'node:crypto';

import type { Call, Envelope, ResultOf } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { uploadFile } from '@paydirt/contract/account/upload';
import { addComment } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { createOrder, orderList } from '@paydirt/contract/goods/orders';
import { checkIn } from '@paydirt/contract/rewards/check-in';
import { faucet, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { records } from '@paydirt/contract/wallet/records';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { productDetail } from '@paydirt/contract/goods/products';
import { CONSTANTS, toDecimal } from '@paydirt/domain';

import type { Requests } from './requests.ts';

const MACHINE = 'gold-pan';

/** A member at work. */
export interface SoakMember {
  readonly phone: string;
  readonly token: string;
  readonly fundPassword: string | null;
  readonly addressId: string | null;
  readonly agreementVersion: string;
  /** Number of orders when the run began. */
  readonly ordersBefore: number;
}

const dataOf = <C extends Call>(_call: C, { data }: Envelope<unknown>) => data as ResultOf<C>;

/** Log the ready-made members in, each with money to spend. */
export async function logInMembers(requests: Requests): Promise<SoakMember[]> {
  const { members } = dataOf(seed, await requests.send(seed, {}));
  const found: SoakMember[] = [];
  for (const { phone, password, fundPassword } of members) {
    const { msg: token, code } = await requests.send(login, { phone, password });
    if (code !== 200) continue;
    await requests.send(faucet, { phone, amount: '5000' }, { key: randomUUID() });
    const addresses = await requests.send(walletAddresses, {}, { token });
    const orders = await requests.send(orderList, { pageSize: '1' }, { token });
    const product = await requests.send(productDetail, { productId: MACHINE }, { token });
    found.push({
      phone,
      token,
      fundPassword,
      addressId: dataOf(walletAddresses, addresses)[0]?.id ?? null,
      agreementVersion: dataOf(productDetail, product).leaseTermsVersion ?? '',
      ordersBefore: dataOf(orderList, orders).total,
    });
  }
  return found;
}

type Action = (requests: Requests, member: SoakMember) => Promise<unknown>;

const key = () => randomUUID();

/** A picture of one pixel. */
const PICTURE = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

/** Actions of members, each with its relative frequency. */
const ACTIONS: readonly (readonly [weight: number, action: Action])[] = [
  [6, (requests, { token }) => requests.send(balance, {}, { token })],
  [4, (requests, { token }) => requests.send(records, { pageSize: '20' }, { token })],
  [2, (requests, { token }) => requests.send(moneyReport, {}, { token })],
  [3, (requests, { token }) => requests.send(postList, { pageSize: '10' }, { token })],
  [3, (requests, { phone }) => requests.send(faucet, { phone, amount: '25' }, { key: key() })],
  [
    5,
    (requests, { token, agreementVersion }) =>
      requests.send(createOrder, { productId: MACHINE, agreementVersion }, { token, key: key() }),
  ],
  [3, (requests, { token }) => requests.send(takeout, {}, { token, key: key() })],
  [1, (requests, { token }) => requests.send(checkIn, {}, { token, key: key() })],
  [
    1,
    (requests, { token }) =>
      requests.send(addRecharge, { channel: 'usdt', amount: '10' }, { token, key: key() }),
  ],
  [
    2,
    async (requests, { token, fundPassword, addressId }) => {
      if (fundPassword === null || addressId === null) return;
      const amount = toDecimal(CONSTANTS.WITHDRAWAL_MINIMUM);
      await requests.send(
        createWithdrawal,
        { channel: 'usdt', amount, addressId, fundPassword },
        { token, key: key() },
      );
    },
  ],
  [1, (requests, { token }) => requests.send(uploadFile, { purpose: 'post', file: PICTURE }, { token })],
  [
    1,
    async (requests, { token }) => {
      const post = await requests.send(addPost, { content: 'Colour in the pan', intentId: key() }, { token });
      const { id } = dataOf(addPost, post);
      await requests.send(addComment, { postId: id, content: 'Nice', intentId: key() }, { token });
    },
  ],
];

const ALL = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);

/** Let a member do one thing. */
export async function actOnce(requests: Requests, member: SoakMember): Promise<void> {
  let left = Math.random() * ALL;
  for (const [weight, action] of ACTIONS) {
    left -= weight;
    if (left > 0) continue;
    await action(requests, member);
    return;
  }
}
