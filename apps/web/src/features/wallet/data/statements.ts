import { type Order, orderAgreement, orderList } from '@paydirt/contract/goods/orders';
import { statementFile, statementList } from '@paydirt/contract/wallet/statement';

import { useFile, useSaveFile } from './files.ts';
import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** Read the months that there is a statement of, newest first. */
export const useStatements = () => useCall(statementList, {});

/** Read the orders that have an agreement or may have one, newest first. */
export const useAgreedOrders = () => usePages<Order, typeof orderList>(orderList, {}, (order) => order.id);

/** A document: a month's statement, or an order's agreement. */
export type WantedDocument =
  | { readonly kind: 'statement'; readonly month: string }
  | { readonly kind: 'agreement'; readonly orderId: string };

/** Read a document as PDF. */
export function useDocument(wanted: WantedDocument) {
  const statement = useFile(
    statementFile,
    wanted.kind === 'statement' ? { month: wanted.month, format: 'pdf' } : null,
  );
  const agreement = useFile(orderAgreement, wanted.kind === 'agreement' ? { orderId: wanted.orderId } : null);
  return wanted.kind === 'statement' ? statement : agreement;
}

/** Save a month's statement as a table. */
export const useSaveStatement = () => useSaveFile(statementFile);
