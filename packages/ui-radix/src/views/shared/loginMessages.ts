/** Words of how somebody signed in to the embedded wallet. */
export const loginMessages = {
  'login.email': 'Email',
  'login.upgrade': 'Upgrade your wallet',
  'login.upgradeBody': 'Use it in any app',
} as const
