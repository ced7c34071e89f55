export const payViewMessages = {
  'pay.with': 'Pay with {wallet}',
  'pay.connect': 'Pay with wallet',
} as const
