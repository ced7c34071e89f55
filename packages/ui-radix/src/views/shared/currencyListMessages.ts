export const currencyListMessages = {
  'currencies.search': 'Search currencies',
  'currencies.noMatch': 'No currency has this name',
  'currencies.none': 'Nobody sells on {network}',
  'currencies.estimate': 'These are usual ones. What a provider offers could not be read.',
} as const
