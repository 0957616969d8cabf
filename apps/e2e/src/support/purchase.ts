import { orderList } from '@paydirt/contract/goods/orders';
import type { Product } from '@paydirt/contract/goods/products';
import { balance } from '@paydirt/contract/wallet/balance';
import { parseMoney, unwrap } from '@paydirt/domain';
import type { Locator } from '@playwright/test';

import type { NewMember } from './sandbox.ts';
import type { Screen, ScreenPart } from './screen.ts';
import type { Texts } from './texts.ts';

/** A purchase on a product's page, through its controls. */
export interface Purchase<Part = Locator> {
  /** The button of the page that begins it. */
  readonly begin: Part;
  readonly agreement: Part;
  readonly confirmation: Part;
  /** The button that sends it. */
  readonly send: Part;
  /** The button that sends it again, after an answer was lost. */
  readonly sendAgain: Part;
  readonly result: Part;
  /** Begin, agree where asked, and stop at the confirmation. */
  readonly review: () => Promise<void>;
}

/** Drive the purchase of a product whose page is open. */
export function purchaseOf<Part extends ScreenPart<Part>>(
  page: Screen<Part>,
  { t, format }: Texts,
  product: Product,
): Purchase<Part> {
  const amount = format.money(unwrap(parseMoney(product.price, 'USDT')), 'price');
  const name = product.productName;
  const machine = product.kind === 'machine';
  const verb = machine ? t('products.detail.leaseFor', { amount }) : t('products.detail.buyFor', { amount });
  const confirmation = page.getByRole('dialog', {
    name: machine ? t('products.confirm.leaseTitle', { name }) : t('products.confirm.buyTitle', { name }),
  });
  const agreement = page.getByRole('dialog', { name: t('products.detail.agreement') });
  const begin = page.getByRole('main').getByRole('button', { name: verb });
  const send = confirmation.getByRole('button', { name: verb });
  return {
    begin,
    agreement,
    confirmation,
    send,
    sendAgain: confirmation.getByRole('button', { name: t('common.unanswered.check') }),
    result: page.getByRole('dialog', {
      name: machine ? t('products.result.leasedTitle', { name }) : t('products.result.boughtTitle', { name }),
    }),
    async review() {
      await begin.click();
      await agreement.or(confirmation).first().waitFor();
      // The app asks for the agreement once, not before a second lease under the same agreement.
      if (await agreement.isVisible())
        await agreement.getByRole('button', { name: t('products.detail.agree'), exact: true }).click();
      await send.waitFor();
    },
  };
}

/** Ask the services for a member's number of orders, of all states, and their available balance. */
export async function ordersAndBalance({ client }: Pick<NewMember, 'client'>) {
  const [orders, money] = await Promise.all([
    client.call(orderList, { pageNum: 1, pageSize: 20 }),
    client.call(balance, {}),
  ]);
  return { orders: orders.data.total, available: money.data.available };
}
