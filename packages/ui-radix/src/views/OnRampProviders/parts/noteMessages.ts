export const noteMessages = {
  'onRampProviders.note': 'You buy from the provider, on its own terms.',
  'onRampProviders.help': 'How buying works',
} as const
