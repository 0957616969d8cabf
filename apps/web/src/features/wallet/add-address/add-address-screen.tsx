import { useReturn } from '../../../forms/use-return.ts';
import { useT, useToast } from '../../../platform/hooks.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { AddAddressForm } from './add-address-form.tsx';

/** Add an address to the book. */
export function AddAddressScreen() {
  const t = useT();
  const toast = useToast();
  const back = useReturn(walletRoutes.addresses.href());
  return (
    <Screen>
      <div className="px-4 pt-2">
        <AddAddressForm
          onAdded={() => {
            toast(t('destinations.saved'), 'success');
            back.go();
          }}
        />
      </div>
    </Screen>
  );
}
