export const swapSelectTokenMessages = {
  'swapSelectToken.search': 'Search tokens',
  'swapSelectToken.suggested': 'Suggested',
  'swapSelectToken.own': 'Your tokens',
  'swapSelectToken.all': 'All tokens',
  'swapSelectToken.found': 'Found',
  'swapSelectToken.noMatch': 'No token has this name',
  'swapSelectToken.empty': 'No tokens can be swapped here',
  'swapSelectToken.failed': 'Couldn’t load the tokens',
  'swapSelectToken.failedBody': 'Check your connection and try again.',
  'swapSelectToken.offline': 'You are offline. The tokens come back with the connection.',
  'swapSelectToken.loading': 'Loading tokens',
} as const
