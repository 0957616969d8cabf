import { accountData, deleteAccount, exportAccount } from '@paydirt/contract/account/leaving';

import { useCall } from '../../../platform/data/use-call.ts';
import { LEAVING } from '../../../platform/intents/intents.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';
import { useSaveFile } from '../../wallet/index.ts';

/** Read the data kept of the member, and the effects of leaving. Not from memory: money may have moved. */
export const useAccountData = () => useCall(accountData, {});

/** Save everything that is kept as one archive. */
export const useExportAccount = () => useSaveFile(exportAccount);

/** Delete the account, which pays out what is there. */
export const useDeleteAccount = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(deleteAccount, LEAVING, onSettledElsewhere);
