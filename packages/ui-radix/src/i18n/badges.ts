/** Words on badges that the first screen does not have. */
export const badgeMessages = {
  'badge.beta': 'Beta',
  'badge.popular': 'Popular',
  'badge.active': 'Active',
  'badge.available': 'Available',
  'badge.taken': 'Taken',
  'badge.testnet': 'Testnet',
} as const
