export const whatIsAWalletMessages = {
  'whatIsAWallet.key.title': 'Sign in without passwords',
  'whatIsAWallet.key.body':
    'Your wallet proves who you are. There is no account to create and nothing to remember.',
  'whatIsAWallet.keep.title': 'Keep coins and collectibles in one place',
  'whatIsAWallet.keep.body': 'Store, send and receive what you own. Only you hold the keys to it.',
  'whatIsAWallet.apps.title': 'Use onchain apps',
  'whatIsAWallet.apps.body': 'Take one wallet to every app, and decide for each what it may see and do.',
  'whatIsAWallet.get': 'Get a wallet',
} as const
