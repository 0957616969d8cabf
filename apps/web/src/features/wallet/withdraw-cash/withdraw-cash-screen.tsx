import { useBankDestinations } from '../withdraw/destination-choice.tsx';
import { WithdrawPage } from '../withdraw/withdraw-page.tsx';

/** Withdraw to one of the member's bank accounts. */
export function WithdrawCashScreen() {
  return <WithdrawPage channel="cash" termsOf={({ cash }) => cash} destinations={useBankDestinations()} />;
}
