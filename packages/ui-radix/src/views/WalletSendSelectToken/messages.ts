export const walletSendSelectTokenMessages = {
  'walletSendSelectToken.search': 'Search tokens',
  'walletSendSelectToken.own': 'Your tokens',
  'walletSendSelectToken.empty': 'No tokens',
  'walletSendSelectToken.emptyBody': 'Tokens you own show up here',
  'walletSendSelectToken.buy': 'Buy',
  'walletSendSelectToken.noMatch': 'No token has this name',
  'walletSendSelectToken.failed': 'Couldn’t load your tokens',
  'walletSendSelectToken.failedBody': 'Check your connection and try again.',
  'walletSendSelectToken.offline': 'You are offline. Your tokens come back with the connection.',
  'walletSendSelectToken.loading': 'Loading tokens',
} as const
