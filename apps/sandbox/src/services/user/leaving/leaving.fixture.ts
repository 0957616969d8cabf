import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { deleteAccount } from '@paydirt/contract/account/leaving';
import { login } from '@paydirt/contract/account/login';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { addComment } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { createOrder } from '@paydirt/contract/goods/orders';
import { outbox } from '@paydirt/contract/sandbox/world';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';

import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith } from '../../../testing/seeded-services.ts';
import type { Services, TestMember } from '../../../testing/with-services.ts';
import { bind, FUND_PASSWORD } from '../../wallet/withdrawal/withdraw.fixture.ts';

/** Unique name of a busy member. */
export const NAME = 'Zinnia Quartermaine';

/** Member with data of every kind. */
interface BusyMember extends TestMember {
  readonly email: string;
  /** Post of the member. */
  readonly postId: string;
  /** Another member's post, on which the member commented. */
  readonly elsewhere: string;
}

const codeTo = async (services: Services, to: string) =>
  (await services.call(outbox, { to })).find(({ code }) => code !== null)?.code ?? '';

/** Verify a member's identity; returns the code, with which they can delete their account. */
export async function confirm(
  services: Services,
  { token, phone }: Pick<TestMember, 'token' | 'phone'>,
): Promise<string> {
  await services.call(sendVerifyCode, {}, { token });
  const code = await codeTo(services, phone);
  await services.call(verify, { code }, { token });
  return code;
}

/** Delete the account of a member without a fund password. */
export async function leave(services: Services, member: Pick<TestMember, 'token' | 'phone'>): Promise<void> {
  const code = await confirm(services, member);
  await services.call(deleteAccount, { code }, { token: member.token, key: services.ports.newId('key') });
}

/** Create a member with data of every kind. */
export async function busyMember(services: Services): Promise<BusyMember> {
  const member = await memberWith(services, '500');
  const { id, token, phone } = member;
  const options = { token };
  const key = () => services.ports.newId('key');
  await services.database.query(`update member set name = $2 where id = $1`, [id, NAME]);
  const { addressId } = await bind(services, member, {
    address: 'test1stayspending',
    account: '1000000009',
  });
  await confirm(services, member);
  const email = `zinnia.${id.slice(-6)}@paydirt.example`;
  await services.call(sendBindEmailCode, { email }, options);
  await services.call(bindEmail, { email, code: await codeTo(services, email) }, options);
  const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
  await services.call(createOrder, lease, { token, key: key() });
  const withdrawal = { channel: 'usdt', amount: '30', addressId, fundPassword: FUND_PASSWORD } as const;
  await services.call(createWithdrawal, withdrawal, { token, key: key() });
  await services.call(addRecharge, { channel: 'usdt', amount: '50' }, { token, key: key() });
  const { id: postId } = await services.call(addPost, { content: 'A morning at the sluice.' }, options);
  const other = await memberWith(services, '0');
  const { id: commentId } = await services.call(addComment, { postId, content: 'Mine.' }, options);
  await services.call(addComment, { postId, commentId, content: 'To you.' }, { token: other.token });
  const { list } = await services.call(postList, {}, { token: other.token });
  const elsewhere = list.find((post) => post.id !== postId)?.id ?? '';
  const added = await services.call(addComment, { postId: elsewhere, content: 'Here too.' }, options);
  const reply = { postId: elsewhere, commentId: added.id, content: 'Good to know.' };
  await services.call(addComment, reply, { token: other.token });
  await services.send(login, { phone, password: 'wrong1234' });
  return { ...member, email, postId, elsewhere };
}
