import { type Example, exampleOf } from '../example.ts';
import {
  createWalletAddress,
  deleteWalletAddress,
  type WalletAddress,
  walletAddresses,
} from './wallet-address.ts';

/** An address in the address book to which withdrawals succeed at once. */
export function aWalletAddress(changes: Partial<WalletAddress> = {}): WalletAddress {
  return {
    id: 'wad_1',
    chain: 'BEP20',
    currency: 'USDT',
    address: 'test1succeedsatonce',
    label: 'Savings',
    createTime: '2026-11-03T09:12:00.000Z',
    ...changes,
  };
}

/** One address on each chain, one of them too long to be shown in full. */
export function someWalletAddresses(): WalletAddress[] {
  return [
    aWalletAddress(),
    aWalletAddress({
      id: 'wad_2',
      chain: 'TRC20',
      address: 'TXYZabcdefghijkLMNopqrsTUVwxyz1234',
      label: 'Hardware wallet in the drawer',
    }),
    aWalletAddress({ id: 'wad_3', chain: 'ERC20', address: 'test1stayspending', label: 'Slow one' }),
  ];
}

export function examples(): Example[] {
  return [
    exampleOf(walletAddresses, {}, someWalletAddresses()),
    exampleOf(
      createWalletAddress,
      { chain: 'BEP20', currency: 'USDT', address: 'test1succeedsatonce', label: 'Savings' },
      aWalletAddress(),
    ),
    exampleOf(deleteWalletAddress, { id: 'wad_1' }, null),
  ];
}
