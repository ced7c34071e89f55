export const switchNetworkMessages = {
  'switchNetwork.wallet.title': 'Approve in your wallet',
  'switchNetwork.wallet.body': 'Confirm the switch to {network}.',
  'switchNetwork.auth.title': 'Switching to {network}…',
  'switchNetwork.declined': 'You declined the switch to {network}',
  'switchNetwork.failed': 'Couldn’t switch to {network}',
} as const
