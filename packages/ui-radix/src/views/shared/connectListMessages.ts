export const connectListMessages = {
  'connect.empty.title': 'No wallet found',
  'connect.empty.body': 'Install a wallet, or open this page in the browser of one.',
  'connect.empty.action': 'What is a wallet?',
  'connect.wallets': 'Wallets',
  'connect.duplicate': 'Another wallet uses the same name',
  'connect.inUse': 'Already connected through WalletConnect',
  'connect.search': 'Search wallets',
  'connect.directory.failed': 'Wallet directory unavailable',
} as const
