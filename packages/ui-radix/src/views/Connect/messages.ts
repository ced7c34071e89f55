export const connectMessages = {
  'connect.empty.title': 'No wallet found',
  'connect.empty.body': 'Install a wallet, or open this page in the browser of one.',
  'connect.empty.action': 'What is a wallet?',
  'connect.none': 'No sign-in method is configured',
  'connect.wallets': 'Wallets',
  'connect.duplicate': 'Another wallet uses the same name',
  'connect.alreadyLinked': 'Already connected',
} as const
