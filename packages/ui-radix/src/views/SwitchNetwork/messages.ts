export const switchNetworkMessages = {
  'switchNetwork.wallet.title': 'Approve in your wallet',
  'switchNetwork.auth.title': 'Switching to {network}…',
} as const
