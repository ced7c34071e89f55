export const onRampActivityMessages = {
  'onRampActivity.list': 'Your purchases',
  'onRampActivity.loading': 'Loading your purchases',
  'onRampActivity.confirmed': 'Bought',
  'onRampActivity.pending': 'On its way',
  'onRampActivity.failed': 'Failed',
  'onRampActivity.empty': 'No purchases yet',
  'onRampActivity.emptyBody': 'What you buy shows up here.',
  'onRampActivity.buy': 'Choose a provider',
  'onRampActivity.error': 'Couldn’t load your purchases',
  'onRampActivity.errorBody': 'Check your connection and try again.',
  'onRampActivity.offline': 'You are offline. Your purchases come back with the connection.',
} as const
