import { useReturn } from '../../../forms/use-return.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { AddAddressForm } from './add-address-form.tsx';

/** Add an address to the book. */
export function AddAddressScreen() {
  const back = useReturn(walletRoutes.addresses.href());
  return (
    <Screen>
      <div className="px-4 pt-2">
        <AddAddressForm onAdded={back.go} />
      </div>
    </Screen>
  );
}
