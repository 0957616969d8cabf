import { useAddressDestinations } from '../withdraw/destination-choice.tsx';
import { WithdrawPage } from '../withdraw/withdraw-page.tsx';

/** Withdraw USDT to one of the member's addresses. */
export function WithdrawUsdtScreen() {
  return <WithdrawPage channel="usdt" termsOf={({ usdt }) => usdt} destinations={useAddressDestinations()} />;
}
