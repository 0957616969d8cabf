import { CURRENCY, type Money, negate, sum } from '@paydirt/domain';

import type { PostingLine } from './ledger.ts';

/**
 * Pay a member out of an operator's account. Each of the two funds changes by the same amount on both of its
 * sides.
 */
export function payMember(
  from: Pick<PostingLine, 'account' | 'productId'>,
  to: 'member_available' | 'member_receivable',
  memberId: string,
  amount: Money,
): PostingLine[] {
  return [
    { ...from, amount: negate(amount) },
    { account: 'treasury', amount },
    { account: 'custody', amount: negate(amount) },
    { account: to, memberId, amount },
  ];
}

/** Take a member's payment into an operator's account. */
export function takePayment(
  memberId: string,
  to: 'lease_escrow' | 'operator_sales',
  amount: Money,
): PostingLine[] {
  return [
    { account: 'member_available', memberId, amount: negate(amount) },
    { account: 'custody', amount },
    { account: 'treasury', amount: negate(amount) },
    { account: to, amount },
  ];
}

/** Bring in play money from outside: for a member (backed by custody), or for the operator (treasury). */
export function bringIn(
  to:
    | { account: 'member_available'; memberId: string }
    | { account: 'machine_revenue'; productId: string }
    | { account: 'operator_capital' },
  amount: Money,
): PostingLine[] {
  const backing = to.account === 'member_available' ? 'custody' : 'treasury';
  return [
    { account: backing, amount: negate(amount) },
    { ...to, amount },
  ];
}

/** Return income that a member has not received to the machine revenue that paid it. */
export function giveBackIncome(memberId: string, productId: string, amount: Money): PostingLine[] {
  return [
    { account: 'member_receivable', memberId, amount: negate(amount) },
    { account: 'custody', amount },
    { account: 'treasury', amount: negate(amount) },
    { account: 'machine_revenue', productId, amount },
  ];
}

/** Set a member's money aside for a withdrawal. */
export function setAside(memberId: string, amount: Money): PostingLine[] {
  return [
    { account: 'member_available', memberId, amount: negate(amount) },
    { account: 'member_withdrawing', memberId, amount },
  ];
}

/** Pay out money that was set aside: the net amount leaves custody, the fee goes to the operator. */
export function payOut(memberId: string, amount: Money, fee: Money): PostingLine[] {
  return [
    { account: 'member_withdrawing', memberId, amount: negate(amount) },
    { account: 'custody', amount },
    { account: 'treasury', amount: negate(fee) },
    { account: 'operator_fees', amount: fee },
  ];
}

/** Pay out everything that a member has, because their account is closed: the fee goes to the operator. */
export function payOutAll(
  memberId: string,
  held: { readonly available: Money; readonly receivable: Money; readonly arriving: Money },
  fee: Money,
): PostingLine[] {
  const { available, receivable, arriving } = held;
  return [
    { account: 'member_available', memberId, amount: negate(available) },
    { account: 'member_receivable', memberId, amount: negate(receivable) },
    { account: 'member_arriving', memberId, amount: negate(arriving) },
    { account: 'custody', amount: sum([available, receivable, arriving], CURRENCY) },
    { account: 'treasury', amount: negate(fee) },
    { account: 'operator_fees', amount: fee },
  ];
}

/** Return money that was set aside to its member, in full. */
export function giveBackWithdrawal(memberId: string, amount: Money): PostingLine[] {
  return [
    { account: 'member_withdrawing', memberId, amount: negate(amount) },
    { account: 'member_available', memberId, amount },
  ];
}
