import { orderAgreement } from '@paydirt/contract/goods/orders';
import {
  CONSTANTS,
  type EpochMs,
  err,
  isLocale,
  leaseOutcome,
  type Locale,
  negate,
  ok,
} from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { readAgreement } from './products.ts';
import { findOrder, type OrderRow, toPlacedOrders } from './order-rows.ts';
import { type DocumentOrder, noLines } from '../../documents/document-orders.ts';
import { type DocumentTexts, documentTexts, holderFact } from '../../documents/document-texts.ts';
import { fileReply } from '../documents/file-reply.ts';

interface AgreedOrder {
  readonly agreement_version: string;
  readonly agreement_hash: string;
  readonly agreement_locale: string;
  /** Time of the member's first order of this kind under this text. */
  readonly agreed_at: EpochMs;
  readonly name: string;
  readonly date_format: number;
}

/**
 * List the result of a lease if every day is paid in full: the net first, then the price and the fee that it
 * contains (H5).
 */
function outcomeFacts(
  { paid, day_return: dailyIncome, valid_days: validDays }: OrderRow,
  { t, format }: Pick<DocumentTexts, 't' | 'format'>,
): (readonly [label: string, value: string])[] {
  const outcome = leaseOutcome({ paid, dailyIncome, validDays });
  const share = format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE);
  const days = format.number(validDays);
  const amount = format.figure(dailyIncome, 'balance');
  return [
    [`${t('orders.net', { share })} · ${t('products.comesTo.inFull')}`, format.money(outcome.net, 'delta')],
    [t('orders.notBack'), format.money(negate(outcome.paid), 'delta')],
    [t('products.comesTo.scheduled', { days, amount }), format.money(outcome.scheduled, 'delta')],
    [t('products.comesTo.fee', { share }), format.money(negate(outcome.fee), 'delta')],
  ];
}

/**
 * Agreement of a lease as PDF, with the version and the exact text that was accepted, in its language,
 * whatever is in force today. Throws if the stored text does not match the hash in the order.
 */
export const orderAgreementOperation = implement(
  orderAgreement,
  async ({ sql, tokenHash, memberId, now, ports, gone }, { orderId }) => {
    const row = await findOrder(sql, memberId, orderId);
    if (!row?.agreement_version) return err({ error: 'not_found' });
    const [agreed] = await sql.query<AgreedOrder>(
      `select agreement_version, agreement_hash, agreement_locale, member.name, member.date_format,
         (select min(bought_at) from lease_order as first where first.member_id = lease_order.member_id
            and first.kind = lease_order.kind and first.agreement_hash = lease_order.agreement_hash) as agreed_at
       from lease_order join member on member.id = member_id where lease_order.id = $1`,
      [orderId],
    );
    if (!agreed) throw new Error('documents: an order that was found has a row');
    const locale: Locale = isLocale(agreed.agreement_locale) ? agreed.agreement_locale : 'en-US';
    const text = await readAgreement(sql, agreed.agreement_version, locale, ports);
    if (text.hash !== agreed.agreement_hash) {
      throw new Error(`documents: the agreement of ${orderId} is not the text that was agreed to`);
    }
    const { t, format } = await documentTexts(locale, agreed.date_format);
    const [order] = await toPlacedOrders(sql, [row], locale);
    if (!order) throw new Error('documents: one row gives one order');
    const wanted: DocumentOrder = {
      kind: 'agreement',
      locale,
      dateFormat: agreed.date_format,
      content: {
        ...text,
        now,
        facts: [
          [t('paper.agreement.machine'), order.productName],
          [t('paper.agreement.order'), order.code],
          holderFact(t, agreed.name),
          [t('paper.agreement.agreed'), format.dateTime(agreed.agreed_at)],
          [t('paper.agreement.days'), format.days(row.valid_days)],
          ...outcomeFacts(row, { t, format }),
        ],
      },
    };
    return fileReply({ sql, tokenHash, memberId, gone }, ports.queues.drawn, {
      name: `paydirt-agreement-${order.code}.pdf`,
      type: 'application/pdf',
      make: async (signal) => ok(ports.drawer.draw(wanted, noLines(), signal)),
    });
  },
);
