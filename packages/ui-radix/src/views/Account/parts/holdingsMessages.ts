export const holdingsMessages = {
  'account.tokens.list': 'Tokens',
  'account.tokens.failed': 'Token Balance Unavailable',
  'account.tokens.buy': 'Buy crypto',
  'account.tokens.buyBody': 'Card or bank transfer',
  'account.tokens.receive': 'Receive funds',
  'account.tokens.receiveBody': 'Share your QR code',
  'account.nfts.list': 'NFTs',
  'account.nfts.failed': 'Couldn’t load NFTs',
  'account.holdings.failedBody': 'What you own is safe; it just can’t be shown right now.',
  'account.holdings.offline': 'You are offline. This goes on when you reconnect.',
  'account.holdings.stale': 'Not up to date',
} as const
