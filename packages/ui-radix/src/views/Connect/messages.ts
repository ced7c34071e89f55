export const connectMessages = {
  'connect.none': 'No sign-in method is configured',
  'connect.useWallet': 'Use a wallet',
} as const
