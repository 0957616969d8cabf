import type { Call } from '@paydirt/contract';
import { calls as contract } from '@paydirt/contract/calls';
import { allExamples } from '@paydirt/contract/examples';
import { addDays, addMs, DAY_MS, dayOf, isoDay, toIso } from '@paydirt/domain';

import { PNG } from '@paydirt/domain/picture/pictures.fixture';

import { PUBLIC_INVITATION_CODES } from '../services/user/registration/create-member.ts';
import { pngOf } from './pictures.fixture.ts';
import type { Services } from './with-services.ts';

const MARA = { phone: '+2348012345678', password: 'Mara12345', fundPassword: '271828' };
const NEW_PASSWORD = 'Mara54321';
const LONG_DAYS = 61;
/** Calls that end the session or the world, and so come last. */
const LAST: readonly Call[] = [contract.user.logout, contract.sandbox.enterScenario, contract.sandbox.reset];

/**
 * Send every call of the services successfully, and run the jobs that they schedule. `answered` is called
 * with the name of each such call. A call that needs no preparation is sent with its example's input.
 */
export async function sendEveryCall(services: Services, answered: (name: string) => void): Promise<void> {
  const { user, goods, wallet, exchange, message, income, assets, dynamic, sandbox } = contract;
  let token: string | undefined = await services.login(MARA.phone, MARA.password);
  const sent = new Set<Call>([user.login]);
  answered('user/auth/token/pass');

  const ask: Services['call'] = async (call, input) => {
    const options = { key: services.ports.newId('key'), ...(token !== undefined && { token }) };
    const result = await services.call(call, input, options);
    sent.add(call);
    answered(`${call.service}/${call.path}`);
    return result;
  };
  const codeTo = async (to: string) => (await ask(sandbox.outbox, { to }))[0]?.code ?? '';

  await readAll();
  await member();
  await community();
  await deliver();
  await coupons();
  await trade();
  await moveMoney();
  await support();
  await join();
  for (const { call, input } of allExamples())
    if (!sent.has(call) && !LAST.includes(call)) await ask(call, input);
  await ask(user.logout, {});
  token = undefined;
  await ask(sandbox.enterScenario, { name: 'empty' });
  await ask(sandbox.reset, {});

  async function readAll(): Promise<void> {
    const now = await services.now();
    const days = { from: isoDay(dayOf(addMs(now, -LONG_DAYS * DAY_MS))), to: isoDay(dayOf(now)) };
    const { list: articles } = await ask(user.newsList, {});
    await ask(user.newsDetail, { id: articles[0]?.id ?? '' });
    await ask(sandbox.publishNews, { title: 'All day', body: 'The works stand.', channel: 'news' });
    const popup = { title: 'Once', body: 'And no more.', channel: 'notice', place: 'popup' } as const;
    const { id: popupId } = await ask(sandbox.publishNews, popup);
    await ask(sandbox.publishNews, { ...popup, place: 'wallet' });
    await ask(user.popupNotice, {});
    await ask(user.closePopupNotice, { id: popupId });
    await ask(sandbox.publishVersion, { versionCode: 21, version: '1.3.0', extra: 'Calmer.' });
    await ask(sandbox.publishVersion, {});
    await ask(user.floorOne, {});
    await ask(user.floorTwo, {});
    await ask(user.floorOne, { q: 'a' });
    await ask(user.floorTwo, { q: 'a' });
    await ask(user.teamIncome, {});
    await ask(user.teamIncome, { by: 'day', ...days });
    await ask(goods.productList, {});
    await ask(goods.productList, { kind: 'machine', status: 1 });
    await ask(goods.leaseAgreement, { productId: 'trommel' });
    await ask(goods.machineIncome, {});
    await ask(goods.machineIncome, days);
    await ask(goods.orderList, {});
    const { list: leases } = await ask(goods.orderList, { status: 'valid' });
    const lease = leases.find(({ kind }) => kind === 'machine')?.id ?? '';
    await ask(goods.orderDetail, { orderId: lease });
    await ask(goods.orderRevenue, { orderId: lease });
    await ask(goods.orderAgreement, { orderId: lease });
    await ask(wallet.records, {});
    await ask(wallet.records, { kind: 'daily_income,bonus', status: 'credited', ...days });
    const { list: records } = await ask(wallet.records, { pageNum: 2 });
    await ask(wallet.recordDetail, { id: records[0]?.id ?? '' });
    await (await ask(wallet.recordsExport, {})).text();
    await (await ask(wallet.recordsExport, { kind: 'daily_income', ...days })).text();
    await (await ask(wallet.recordsExport, { ...days, format: 'pdf' })).arrayBuffer();
    const [month] = await ask(wallet.statementList, {});
    for (const format of ['pdf', 'csv'] as const)
      await ask(wallet.statementFile, { month: month?.month ?? '', format });
    await ask(wallet.moneyReport, {});
    await ask(wallet.moneyReport, days);
    const { older } = await ask(wallet.moneyAccount, { account: 'machine_revenue', productId: 'trommel' });
    await ask(wallet.moneyAccount, { account: 'treasury', ...(older !== null && { entryId: older }) });
    await ask(message.messageList, {});
    await ask(message.messageList, { channel: 'station_news' });
    const { list: news } = await ask(message.messageList, { channel: 'news' });
    await ask(message.messageDetail, { id: news[0]?.id ?? '' });
    await ask(message.markMessagesRead, { ids: news[0]?.id ?? '' });
    await ask(message.markMessagesRead, { channel: 'notice' });
    await ask(message.markMessagesRead, { all: true });
    await ask(income.incomeDays, { to: isoDay(addDays(dayOf(now), -1)) });
    await ask(sandbox.outbox, {});
    const [short] = await ask(sandbox.topUpDays, {});
    await ask(sandbox.fillBudget, { amount: '10' });
    await ask(sandbox.spendBudget, { phone: MARA.phone, left: '4000' });
    await ask(sandbox.topUp, { productId: short?.productId ?? '', day: short?.day ?? '' });
  }

  async function member(): Promise<void> {
    await ask(user.updateSettings, { dateFormat: 1 });
    await ask(user.modifyName, { name: 'Mara Okafor' });
    await ask(user.modifyHead, { file: new Blob([pngOf(8, 8)]) });
    await ask(user.removeHead, {});
    await ask(user.updateSettings, { notify: 'coupon' });
    await ask(user.sendFundPasswordCode, {});
    const code = await codeTo(MARA.phone);
    await ask(user.checkFundPasswordCode, { code });
    const { fundPassword } = MARA;
    await ask(user.updateFundPassword, { code, password: fundPassword, confirmPassword: fundPassword });
    await ask(user.sendVerifyCode, {});
    await ask(user.verify, { code: await codeTo(MARA.phone) });
    const email = 'mara.elsewhere@paydirt.example';
    await ask(user.sendBindEmailCode, { email });
    await ask(user.bindEmail, { email, code: await codeTo(email) });
    await ask(user.uploadFile, { purpose: 'post', file: new Blob([PNG]) });
    const video = 'https://www.youtube.com/watch?v=7';
    const { id: handedIn } = await ask(user.createSubmission, { kind: 'share_link', link: video });
    await ask(sandbox.openSubmissions, {});
    await ask(sandbox.reviewSubmission, { id: handedIn, approve: true });
    // Mara has reached a level whose gift she has not received.
    await ask(exchange.receiveReward, { kind: 'level', level: 1 });
    const { day } = await ask(user.checkInState, {});
    await ask(user.checkIn, { day });
    await ask(user.checkInMonth, { month: day.slice(0, 7) });
    await security();
  }

  async function security(): Promise<void> {
    const { phone, password } = MARA;
    await ask(user.sessionList, {});
    const other = await services.login(phone, password);
    const sessions = await services.call(user.sessionList, {}, { token: other });
    const ended = sessions.find(({ current }) => current)?.id ?? '';
    await ask(user.endSession, { id: ended });
    await ask(user.endOtherSessions, {});
    await ask(user.updatePassword, {
      oldPassword: password,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    await (await ask(user.exportAccount, {})).arrayBuffer();
    const [mail] = await ask(sandbox.outbox, { to: phone });
    const undo = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await ask(user.undoEmailChange, { token: undo });
    // The change of the password was undone too, so set a new one.
    token = undefined;
    await ask(user.sendResetCode, { phone });
    const fresh = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await ask(user.resetPassword, { phone, ...fresh, code: await codeTo(phone) });
    token = await services.login(phone, NEW_PASSWORD);
  }

  async function community(): Promise<void> {
    const { id: postId } = await ask(dynamic.addPost, { content: 'A morning at the sluice.' });
    await ask(dynamic.likePost, { postId });
    await ask(dynamic.addMediaPost, { videoUrl: 'https://videos.example.org/1', intentId: 'once' });
    const { id: fileIds } = await ask(user.uploadFile, { purpose: 'post', file: new Blob([PNG]) });
    const { id: pictured } = await ask(dynamic.addMediaPost, { fileIds, files: [new Blob([PNG])] });
    await ask(dynamic.deletePost, { postId: pictured });
    const { id: commentId } = await ask(dynamic.addComment, { postId, content: 'Cold water.' });
    await ask(dynamic.addComment, { postId, commentId, content: 'Very.' });
    await ask(dynamic.commentList, { postId });
    await ask(dynamic.newerPosts, { postId });
    await ask(dynamic.deleteComment, { commentId });
    await ask(dynamic.deletePost, { postId });
    const { list } = await ask(dynamic.postList, { pageSize: 100 });
    await ask(dynamic.postList, { pageNum: 2 });
    const byOthers = list.filter(({ own, authorKind }) => !own && authorKind === 'member');
    const [post] = byOthers;
    await ask(dynamic.hidePost, { postId: post?.id ?? '', hidden: true });
    await ask(dynamic.hidePost, { postId: post?.id ?? '', hidden: false });
    await ask(dynamic.reportPost, { postId: post?.id ?? '', kind: 'false', text: 'It is not so.' });
    const commented = byOthers.find(({ commentCount }) => commentCount > 1);
    const comments = await ask(dynamic.commentList, { postId: commented?.id ?? '' });
    const comment = comments.list.find(({ own }) => !own);
    await ask(dynamic.reportComment, { commentId: comment?.id ?? '', kind: 'other', about: 'member' });
    const { id } = await ask(dynamic.blockAuthor, { postId: post?.id ?? '', kind: 'mute' });
    await ask(dynamic.unblockAuthor, { id });
    const [report] = await ask(sandbox.reportList, {});
    await ask(sandbox.decideReport, { id: report?.id ?? '', remove: true });
    await ask(dynamic.submitPost, { content: 'Would a guide post this for me?' });
    const [handedIn] = await ask(sandbox.submittedPostList, {});
    await ask(sandbox.postAsGuide, { id: handedIn?.id ?? '' });
    await ask(dynamic.submitPost, { content: 'And this?' });
    const [again] = await ask(sandbox.submittedPostList, {});
    await ask(sandbox.declineSubmittedPost, { id: again?.id ?? '', reason: 'It promises a profit.' });
    await ask(dynamic.withdrawSubmittedPost, { id: again?.id ?? '' });
  }

  async function deliver(): Promise<void> {
    const address = { name: 'Mara Okafor', phone: MARA.phone, lines: 'River road 1', country: 'NG' };
    const { id } = await ask(assets.createDeliveryAddress, address);
    await ask(assets.updateDeliveryAddress, { id, ...address });
    await ask(assets.deleteDeliveryAddress, { id });
  }

  async function coupons(): Promise<void> {
    const { available } = await ask(exchange.allCoupons, {});
    const { coupon } = await ask(exchange.receiveCoupon, { couponId: available[0]?.couponId ?? '' });
    const productId = coupon.productId ?? 'trommel';
    await ask(exchange.chooseCoupon, { productId, couponId: coupon.couponId });
    await ask(exchange.chooseCoupon, { productId });
    await ask(sandbox.openCoupons, { open: false });
    await ask(sandbox.openCoupons, { open: true });
  }

  async function trade(): Promise<void> {
    await ask(sandbox.faucet, { phone: MARA.phone, amount: '2000' });
    const { version: agreementVersion } = await ask(goods.leaseAgreement, { productId: 'trommel' });
    const lease = await ask(goods.createOrder, { productId: 'trommel', agreementVersion });
    await ask(user.returnLease, { orderId: lease.id, quote: true });
    await ask(user.returnLease, { orderId: lease.id });
    await services.advance(2 * DAY_MS);
    await ask(user.checkInToday, {});
    await ask(income.takeout, {});
    await ask(sandbox.moveClock, { advanceSeconds: 86_400 });
    await ask(sandbox.moveClock, { to: toIso(addMs(await services.now(), DAY_MS)) });
  }

  async function moveMoney(): Promise<void> {
    const card = { payeeName: 'Mara Okafor', account: '1000000002x7', ifsc: 'NUGT0TEST01', bankId: 'nugget' };
    const added = await ask(assets.modifyBankCard, card);
    const bank = await ask(assets.modifyBankCard, { id: added.id, ...card });
    const form = { chain: 'BEP20', currency: 'USDT', address: 'test1succeedsatonce', label: 'Savings' };
    const address = await ask(wallet.createWalletAddress, form);

    const recharge = await ask(wallet.addRecharge, { channel: 'usdt', amount: '50' });
    await ask(sandbox.confirmDeposit, { id: recharge.id });
    await ask(wallet.rechargeStatus, { id: recharge.id });
    await ask(wallet.addRecharge, { channel: 'usdt', amount: '51' });
    await ask(wallet.addRecharge, { channel: 'cash', amount: '50000', card: 'test-card-0002' });

    await ask(user.sendVerifyCode, {});
    await ask(user.verify, { code: await codeTo(MARA.phone) });
    const { fundPassword } = MARA;
    const withdraw = { channel: 'usdt', amount: '20', addressId: address.id, fundPassword } as const;
    const { id } = await ask(wallet.createWithdrawal, withdraw);
    await ask(wallet.cancelWithdrawal, { id });
    await ask(wallet.withdrawalDetail, { id });
    await ask(wallet.createWithdrawal, { channel: 'cash', amount: '20', bankId: bank.id, fundPassword });
    await ask(sandbox.failNextWithdrawal, { phone: MARA.phone, reason: 'The test panel asked for it.' });
    await ask(wallet.createWithdrawal, withdraw);
    await services.advance(5 * DAY_MS);
    await ask(assets.deleteBankCard, { id: bank.id });
    await ask(wallet.deleteWalletAddress, { id: address.id });
  }

  async function support(): Promise<void> {
    const { url } = await ask(user.supportLink, {});
    const ticket = new URLSearchParams(new URL(url, 'http://localhost').hash.slice(1)).get('ticket') ?? '';
    const { key } = await ask(user.enterSupport, { ticket });
    await ask(user.sendSupport, { key, text: 'How do I return a machine?' });
    await ask(user.askPerson, { key });
    await ask(user.readSupport, { key });
    const [request] = await ask(sandbox.supportRequests, {});
    await ask(sandbox.answerSupport, { id: request?.id ?? '', text: 'Open Machines you lease.' });
    const comments = 'The page of records is easy to read and shows me all that I need.';
    const { id } = await ask(user.createFeedback, { comments });
    await ask(sandbox.feedbackRequests, {});
    await ask(sandbox.readFeedback, { id });
    await ask(sandbox.answerFeedback, { id, text: 'Thank you.' });
  }

  async function join(): Promise<void> {
    const password = 'Nugget12345';
    const phone = '+919876500001';
    const fresh = { password, confirmPassword: password, invitationCode: PUBLIC_INVITATION_CODES[0] };
    await ask(user.sendRegisterCode, { phone });
    await ask(user.checkNewPassword, { password: fresh.password });
    await ask(user.register, { phone, ...fresh, code: await codeTo(phone) });
    const email = 'someone.new@paydirt.example';
    await ask(sandbox.openEmailRegistration, { open: false });
    await ask(sandbox.openEmailRegistration, { open: true });
    await ask(user.sendRegisterEmailCode, { email });
    await ask(user.registerByEmail, { email, ...fresh, code: await codeTo(email) });
    await ask(user.sendResetCode, { phone });
    await ask(user.resetPassword, { phone, ...fresh, code: await codeTo(phone) });
    token = await services.login(phone, password);
    await ask(exchange.checkRedemption, { code: 'GOLDPAN25' });
    await ask(exchange.redeem, { code: 'GOLDPAN25', amount: '20' });
    await ask(user.sendVerifyCode, {});
    const confirming = await codeTo(phone);
    await ask(user.verify, { code: confirming });
    await ask(user.voidIntent, { call: 'user/account/delete', key: services.ports.newId('key') });
    await ask(user.deleteAccount, { code: confirming });
    token = await services.login(MARA.phone, NEW_PASSWORD);
  }
}
