import { EarnScreen } from '../earn/earn-screen.tsx';

/** The rewards, of which those received come last: an address that older links have. */
export function ReceivedRewardsScreen() {
  return <EarnScreen />;
}
