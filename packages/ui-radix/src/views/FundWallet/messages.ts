export const fundWalletMessages = {
  'fundWallet.buy': 'Buy crypto',
  'fundWallet.receive': 'Receive funds',
  'fundWallet.empty': 'No funding option on {network}',
} as const
