import { OrdersScreen } from '../orders/orders-screen.tsx';

/** The held leases, which are the first tab of the orders: an address that older links have. */
export function HoldingsScreen() {
  return <OrdersScreen />;
}
