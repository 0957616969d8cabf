import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** Money in and out, what came of it, and where it goes: SCREENS, "Wallet". */
export const walletRoutes = defineRoutes({
  recharge: {
    path: '/user/newrecharge',
    title: 'recharge.title',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    load: (): LoadedScreen =>
      import('./recharge/recharge-screen.tsx').then((module) => module.RechargeScreen),
    skeleton: 'form',
  },
  rechargeUsdt: {
    path: '/user/recharge',
    title: 'recharge.titleUsdt',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    query: ['id'],
    load: (): LoadedScreen =>
      import('./recharge-usdt/recharge-usdt-screen.tsx').then((module) => module.RechargeUsdtScreen),
    skeleton: 'form',
  },
  rechargeCash: {
    path: '/user/cashrecharge',
    title: 'recharge.titleCash',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    query: ['id'],
    load: (): LoadedScreen =>
      import('./recharge-cash/recharge-cash-screen.tsx').then((module) => module.RechargeCashScreen),
    skeleton: 'form',
  },
  exchange: {
    path: '/user/exchange',
    title: 'exchange.title',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    load: (): LoadedScreen =>
      import('./exchange/exchange-screen.tsx').then((module) => module.ExchangeScreen),
    skeleton: 'form',
  },
  receiveIncome: {
    path: '/user/receiveincome',
    title: 'shell.title.receiveIncome',
    depth: 2,
    access: 'member',
    areas: ['income', 'products', 'records', 'record'],
    load: (): LoadedScreen =>
      import('./receive-income/receive-income-screen.tsx').then((module) => module.ReceiveIncomeScreen),
  },
  withdraw: {
    path: '/user/allExtract',
    title: 'withdraw.title.ways',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
    load: (): LoadedScreen =>
      import('./withdraw/withdraw-screen.tsx').then((module) => module.WithdrawScreen),
    skeleton: 'list',
  },
  withdrawUsdt: {
    path: '/user/withdraw',
    title: 'withdraw.title.usdt',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
    load: (): LoadedScreen =>
      import('./withdraw-usdt/withdraw-usdt-screen.tsx').then((module) => module.WithdrawUsdtScreen),
    skeleton: 'form',
  },
  withdrawCash: {
    path: '/user/cashwithdraw',
    title: 'withdraw.title.cash',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
    load: (): LoadedScreen =>
      import('./withdraw-cash/withdraw-cash-screen.tsx').then((module) => module.WithdrawCashScreen),
    skeleton: 'form',
  },
  withdrawals: {
    path: '/user/withrecord',
    title: 'withdraw.title.list',
    depth: 3,
    access: 'member',
    areas: ['withdraw'],
    query: ['id'],
    load: (): LoadedScreen =>
      import('./withdrawals/withdrawals-screen.tsx').then((module) => module.WithdrawalsScreen),
    skeleton: 'cards',
  },
  balance: {
    path: '/user/balance',
    title: 'balance.title',
    depth: 2,
    access: 'member',
    areas: ['balance'],
    load: (): LoadedScreen => import('./balance/balance-screen.tsx').then((module) => module.BalanceScreen),
    atOnce: { calls: ['wallet/account/balance', 'wallet/account/history?days=30'] },
  },
  documents: {
    path: '/user/pdf',
    title: 'documents.title',
    depth: 3,
    access: 'member',
    areas: ['documents'],
    query: ['month', 'orderId'],
    load: (): LoadedScreen => import('./documents/documents-screen.tsx').then((module) => module.PdfScreen),
    skeleton: 'list',
  },
  records: {
    path: '/user/record',
    title: 'shell.title.records',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'type', 'kind', 'status', 'from', 'to'],
    load: (): LoadedScreen => import('./records/records-screen.tsx').then((module) => module.RecordsScreen),
    skeleton: 'list',
    atOnce: { calls: ['wallet/account/records?pageNum=1&pageSize=50'] },
  },
  rechargeRecords: {
    path: '/user/record2',
    title: 'shell.title.rechargeRecords',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'status', 'from', 'to'],
    load: (): LoadedScreen =>
      import('./recharge-records/recharge-records-screen.tsx').then((module) => module.RechargeRecordsScreen),
    skeleton: 'list',
  },
  withdrawalRecords: {
    path: '/user/recordU',
    title: 'shell.title.withdrawalRecords',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'status', 'from', 'to'],
    load: (): LoadedScreen =>
      import('./withdrawal-records/withdrawal-records-screen.tsx').then(
        (module) => module.WithdrawalRecordsScreen,
      ),
    skeleton: 'list',
  },
  money: {
    path: '/index/money',
    title: 'money.title',
    depth: 1,
    access: 'member',
    areas: ['money', 'records', 'record'],
    query: ['account', 'productId', 'entryId'],
    load: (): LoadedScreen => import('./money/money-screen.tsx').then((module) => module.MoneyScreen),
    atOnce: { calls: ['wallet/money/report'] },
  },
  addresses: {
    path: '/user/address',
    title: 'destinations.title.addresses',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
    load: (): LoadedScreen =>
      import('./addresses/addresses-screen.tsx').then((module) => module.AddressesScreen),
    skeleton: 'list',
  },
  addAddress: {
    path: '/user/addAddress',
    title: 'destinations.title.addAddress',
    depth: 3,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
    load: (): LoadedScreen =>
      import('./add-address/add-address-screen.tsx').then((module) => module.AddAddressScreen),
    skeleton: 'form',
  },
  deliveryAddresses: {
    path: '/user/Caddress',
    title: 'destinations.title.deliveryAddresses',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
    load: (): LoadedScreen =>
      import('./delivery-addresses/delivery-addresses-screen.tsx').then(
        (module) => module.DeliveryAddressesScreen,
      ),
    skeleton: 'list',
  },
  addDeliveryAddress: {
    path: '/user/CaddAddress',
    title: 'destinations.delivery.add',
    depth: 3,
    access: 'member',
    areas: ['destinations', 'products'],
    query: ['id', 'to'],
    load: (): LoadedScreen =>
      import('./add-delivery-address/add-delivery-address-screen.tsx').then(
        (module) => module.AddDeliveryAddressScreen,
      ),
    skeleton: 'form',
  },
  bankCards: {
    path: '/user/bank',
    title: 'destinations.title.bankCards',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['id', 'to'],
    load: (): LoadedScreen =>
      import('./bank-cards/bank-cards-screen.tsx').then((module) => module.BankCardsScreen),
    skeleton: 'list',
  },
  fundPassword: {
    path: '/user/fundPwd',
    title: 'destinations.title.fundPassword',
    depth: 3,
    access: 'member',
    areas: ['destinations', 'auth'],
    query: ['to'],
    load: (): LoadedScreen =>
      import('./fund-password/fund-password-screen.tsx').then((module) => module.FundPasswordScreen),
    skeleton: 'form',
  },
});
