import {
  fundPasswordChannels,
  hasFundPassword,
  updateFundPassword,
} from '@paydirt/contract/account/fund-password';
import {
  deleteDeliveryAddress,
  deliveryAddresses,
  updateDeliveryAddress,
} from '@paydirt/contract/goods/delivery-address';
import { bankCards, banks, deleteBankCard, modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import {
  createWalletAddress,
  deleteWalletAddress,
  walletAddresses,
} from '@paydirt/contract/wallet/wallet-address';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Read the member's address book, newest first. */
export const useWalletAddresses = () => useCall(walletAddresses, {});

/** Add an address to the book. */
export const useCreateWalletAddress = () => useSend(createWalletAddress);

/** Take an address out of the book. */
export const useDeleteWalletAddress = () => useSend(deleteWalletAddress);

/** Read the addresses that merchandise can go to; without any, the view is empty. */
export const useDeliveryBook = () => useCall(deliveryAddresses, {});

/** Change a delivery address. */
export const useUpdateDeliveryAddress = () => useSend(updateDeliveryAddress);

/** Take a delivery address out of the book. */
export const useDeleteDeliveryAddress = () => useSend(deleteDeliveryAddress);

/** Read the invented banks that an account can be at. */
export const useBanks = () => useCall(banks, {});

/** Read the member's bank accounts, newest first. */
export const useBankCards = () => useCall(bankCards, {});

/** Bind a bank account, or change one. */
export const useModifyBankCard = () => useSend(modifyBankCard);

/** Unbind a bank account. */
export const useDeleteBankCard = () => useSend(deleteBankCard);

/** Read whether a fund password is set, and until when it is locked. */
export const useFundPasswordState = () => useCall(hasFundPassword, {});

/** Read the channels of codes for the fund password. */
export const useFundPasswordChannels = () => useCall(fundPasswordChannels, {}, { isEmpty: () => false });

/** Set or change the fund password. */
export const useUpdateFundPassword = () => useSend(updateFundPassword);
