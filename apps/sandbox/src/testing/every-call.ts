import { calls as contract } from '@paydirt/contract/calls/index';
import { addMs, DAY_MS, dayOf, isoDay, toIso } from '@paydirt/domain';

import { PUBLIC_INVITATION_CODES } from '../services/user/create-member.ts';
import type { Services } from './with-services.ts';

const MARA = { phone: '+2348012345678', password: 'Mara12345', fundPassword: '271828' };
const LONG_DAYS = 61;

/**
 * Send every call of the services, each so that it does what it is for, and let what they plan fall due. A test
 * that watches them is told by `answered` which call has succeeded.
 */
export async function sendEveryCall(services: Services, answered: (name: string) => void): Promise<void> {
  const { user, goods, wallet, exchange, message, income, assets, dynamic, sandbox } = contract;
  let token: string | undefined = await services.login(MARA.phone, MARA.password);
  answered('user/auth/token/pass');

  const ask: Services['call'] = async (call, input) => {
    const options = { key: services.ports.newId('key'), ...(token !== undefined && { token }) };
    const result = await services.call(call, input, options);
    answered(`${call.service}/${call.path}`);
    return result;
  };
  const codeTo = async (to: string) => (await ask(sandbox.outbox, { to }))[0]?.code ?? '';

  await readAll();
  await member();
  await community();
  await deliver();
  await trade();
  await moveMoney();
  await join();
  await ask(sandbox.ledgerCheck, {});
  await ask(user.logout, {});
  token = undefined;
  await ask(sandbox.reset, {});

  async function readAll(): Promise<void> {
    const now = await services.now();
    const days = { from: isoDay(dayOf(addMs(now, -LONG_DAYS * DAY_MS))), to: isoDay(dayOf(now)) };
    await ask(user.countries, {});
    await ask(user.versionUpdate, {});
    await ask(user.scrollNotices, {});
    await ask(user.carousel, {});
    await ask(user.newsList, {});
    await ask(user.userInfo, {});
    await ask(user.shareInfo, {});
    await ask(user.floorOne, {});
    await ask(user.floorTwo, {});
    await ask(goods.productList, {});
    await ask(goods.productList, { kind: 'machine', status: 1 });
    await ask(goods.productDetail, { productId: 'trommel' });
    await ask(goods.leaseAgreement, { productId: 'trommel' });
    await ask(goods.holdings, {});
    await ask(goods.orderList, {});
    const { list: leases } = await ask(goods.orderList, { status: 'valid' });
    const lease = leases.find(({ kind }) => kind === 'machine')?.id ?? '';
    await ask(goods.orderDetail, { orderId: lease });
    await ask(goods.orderRevenue, { orderId: lease });
    await ask(goods.orderAgreement, { orderId: lease });
    await ask(wallet.balance, {});
    await ask(wallet.records, {});
    await ask(wallet.records, { kind: 'daily_income,bonus', status: 'credited', ...days });
    const { list: records } = await ask(wallet.records, { pageNum: 2 });
    await ask(wallet.recordDetail, { id: records[0]?.id ?? '' });
    await (await ask(wallet.recordsExport, {})).text();
    await (await ask(wallet.recordsExport, { kind: 'daily_income', ...days })).text();
    await ask(wallet.accountHistory, {});
    const [month] = await ask(wallet.statementList, {});
    for (const format of ['pdf', 'csv'] as const)
      await ask(wallet.statementFile, { month: month?.month ?? '', format });
    await ask(wallet.moneyReport, {});
    await ask(wallet.moneyReport, days);
    const { older } = await ask(wallet.moneyAccount, { account: 'machine_revenue', productId: 'trommel' });
    await ask(wallet.moneyAccount, { account: 'treasury', ...(older !== null && { entryId: older }) });
    await ask(wallet.moneyProof, {});
    await ask(exchange.productCoupons, { productId: 'trommel' });
    await ask(exchange.exchangeRate, { currency: 'NGN' });
    await ask(message.socket, {});
    await ask(income.incomeSummary, {});
    await ask(income.incomePattern, { productId: 'trommel' });
    await ask(sandbox.seed, {});
    await ask(sandbox.clock, {});
    await ask(sandbox.outbox, {});
  }

  async function member(): Promise<void> {
    await ask(user.updateSettings, { dateFormat: 1 });
    await ask(user.hasFundPassword, {});
    await ask(user.fundPasswordChannels, {});
    await ask(user.sendFundPasswordCode, {});
    const code = await codeTo(MARA.phone);
    await ask(user.checkFundPasswordCode, { code });
    const { fundPassword } = MARA;
    await ask(user.updateFundPassword, { code, password: fundPassword, confirmPassword: fundPassword });
    const email = 'mara.elsewhere@paydirt.example';
    await ask(user.sendBindEmailCode, { email });
    await ask(user.bindEmail, { email, code: await codeTo(email) });
  }

  async function community(): Promise<void> {
    const { id: postId } = await ask(dynamic.addPost, { content: 'A morning at the sluice.' });
    await ask(dynamic.likePost, { postId });
    const { id: commentId } = await ask(dynamic.addComment, { postId, content: 'Cold water.' });
    await ask(dynamic.addComment, { postId, commentId, content: 'Very.' });
    await ask(dynamic.commentList, { postId });
    await ask(dynamic.postList, {});
    await ask(dynamic.postList, { pageNum: 2 });
  }

  async function deliver(): Promise<void> {
    const address = { name: 'Mara Okafor', phone: MARA.phone, lines: 'River road 1', country: 'NG' };
    const { id } = await ask(assets.createDeliveryAddress, address);
    await ask(assets.updateDeliveryAddress, { id, ...address });
    await ask(assets.deliveryAddresses, {});
    await ask(assets.deleteDeliveryAddress, { id });
  }

  async function trade(): Promise<void> {
    await ask(sandbox.faucet, { phone: MARA.phone, amount: '2000' });
    const { version: agreementVersion } = await ask(goods.leaseAgreement, { productId: 'trommel' });
    const lease = await ask(goods.createOrder, { productId: 'trommel', agreementVersion });
    await ask(user.returnLease, { orderId: lease.id, quote: true });
    await ask(user.returnLease, { orderId: lease.id });
    await services.advance(2 * DAY_MS);
    await ask(income.takeout, {});
    await ask(sandbox.moveClock, { advanceSeconds: 86_400 });
    await ask(sandbox.moveClock, { to: toIso(addMs(await services.now(), DAY_MS)) });
  }

  async function moveMoney(): Promise<void> {
    await ask(assets.banks, {});
    const card = { payeeName: 'Mara Okafor', account: '1000000002x7', ifsc: 'NUGT0TEST01', bankId: 'nugget' };
    const bank = await ask(assets.modifyBankCard, card);
    await ask(assets.modifyBankCard, { id: bank.id, ...card });
    await ask(assets.bankCards, {});
    const form = { chain: 'BEP20', currency: 'USDT', address: 'test1succeedsatonce', label: 'Savings' };
    const address = await ask(wallet.createWalletAddress, form);
    await ask(wallet.walletAddresses, {});

    await ask(wallet.rechargeConfig, {});
    const recharge = await ask(wallet.addRecharge, { channel: 'usdt', amount: '50' });
    await ask(sandbox.confirmDeposit, { id: recharge.id });
    await ask(wallet.rechargeStatus, { id: recharge.id });
    await ask(wallet.addRecharge, { channel: 'usdt', amount: '51' });
    await ask(wallet.addRecharge, { channel: 'cash', amount: '50000', bankId: bank.id });

    await ask(wallet.cashWithdrawStatus, {});
    await ask(wallet.withdrawConfig, {});
    const { fundPassword } = MARA;
    const withdraw = { channel: 'usdt', amount: '20', addressId: address.id, fundPassword } as const;
    const { id } = await ask(wallet.createWithdrawal, withdraw);
    await ask(wallet.cancelWithdrawal, { id });
    await ask(wallet.withdrawalDetail, { id });
    await ask(wallet.createWithdrawal, { channel: 'cash', amount: '20', bankId: bank.id, fundPassword });
    await ask(sandbox.failNextWithdrawal, { phone: MARA.phone, reason: 'The test panel asked for it.' });
    await ask(wallet.createWithdrawal, withdraw);
    await ask(wallet.withdrawals, {});
    await services.advance(5 * DAY_MS);
    await ask(assets.deleteBankCard, { id: bank.id });
    await ask(wallet.deleteWalletAddress, { id: address.id });
  }

  async function join(): Promise<void> {
    const password = 'Nugget12345';
    const phone = '+919876500001';
    const fresh = { password, confirmPassword: password, invitationCode: PUBLIC_INVITATION_CODES[0] };
    await ask(user.sendRegisterCode, { phone });
    await ask(user.register, { phone, ...fresh, code: await codeTo(phone) });
    const email = 'someone.new@paydirt.example';
    await ask(user.sendRegisterEmailCode, { email });
    await ask(user.registerByEmail, { email, ...fresh, code: await codeTo(email) });
    await ask(user.sendResetCode, { phone });
    await ask(user.resetPassword, { phone, ...fresh, code: await codeTo(phone) });
    token = await services.login(phone, password);
    await ask(exchange.checkRedemption, { code: 'GOLDPAN25' });
    await ask(exchange.redeem, { code: 'GOLDPAN25', amount: '20' });
  }
}
