export const sharedMessages = {
  'connect.title': 'Connect wallet',
  'disconnect.action': 'Disconnect',
  'disconnect.failed': 'Failed to disconnect',
  'form.emptied': 'The account or network has changed',
  'wallet.removed': 'Wallet removed',
  'networks.list': 'Networks',
  'networks.unavailable': 'Not available in {wallet}',
} as const
