export const payMessages = {
  'pay.on': 'on {network}',
  'pay.none': 'Nothing to pay',
} as const
