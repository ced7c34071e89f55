/** Words for waiting for a wallet, and for how that ends. Apart from the others: the first screen waits for nobody. */
export const hero = {
  'hero.preparing.title': 'Getting ready…',
  'hero.waiting.title': 'Continue in {wallet}',
  'hero.slow.body': 'Still waiting. Check {wallet} for a request.',
  'hero.declined.title': 'Request declined',
  'hero.declined.body': 'You can try again. A request that is still open in the wallet may block a new one.',
  'hero.failed.title': 'Something went wrong',
  'hero.failed.copy': 'Copy details',
  'hero.done.title': 'Connected',
} as const
