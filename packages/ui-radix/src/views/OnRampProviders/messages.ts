export const onRampProvidersMessages = {
  'onRampProviders.list': 'Providers',
  'onRampProviders.fees': 'Fees {range}',
  'onRampProviders.ways': 'Card or bank',
  'onRampProviders.unavailable': 'Not available right now',
  'onRampProviders.none': 'No provider for {network}',
  'onRampProviders.region': 'Buying is not offered where you are',
  'onRampProviders.connect': 'Connect wallet',
  'onRampProviders.connectTitle': 'Connect first',
  'onRampProviders.connectBody': 'What you buy goes straight to your wallet.',
} as const
