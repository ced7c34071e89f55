/** Texts of a wallet request: pending, rejected, failed, succeeded. Not loaded with the first view. */
export const heroMessages = {
  'hero.preparing.title': 'Getting ready…',
  'hero.waiting.title': 'Continue in {wallet}',
  'hero.slow.body': 'Still waiting. Check {wallet} for a request.',
  'hero.declined.title': 'Request declined',
  'hero.declined.body': 'You can try again. A request that is still open in the wallet may block a new one.',
  'hero.failed.title': 'Something went wrong',
  'hero.failed.copy': 'Copy details',
  'hero.done.title': 'Connected',
} as const

/** Badges of views after the first one. */
export const badgeMessages = {
  'badge.beta': 'Beta',
  'badge.popular': 'Popular',
  'badge.active': 'Active',
  'badge.available': 'Available',
  'badge.taken': 'Taken',
  'badge.testnet': 'Testnet',
} as const
