import { OrdersScreen } from '../orders/orders-screen.tsx';

/** The leases held, which are the first tab of the orders: an address of their own that older links have. */
export function HoldingsScreen() {
  return <OrdersScreen />;
}
