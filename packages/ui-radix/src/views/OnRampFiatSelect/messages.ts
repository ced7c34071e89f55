export const onRampFiatSelectMessages = {
  'onRampFiatSelect.list': 'Currencies',
  'onRampFiatSelect.limits': '{min} to {max}',
} as const
