export const getWalletMessages = {
  'getWallet.list': 'Wallets to get',
  'getWallet.all': 'Explore all',
} as const
