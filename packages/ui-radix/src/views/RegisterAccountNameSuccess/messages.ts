export const registerAccountNameSuccessMessages = {
  'registerAccountNameSuccess.heading': '{name} is yours',
  'registerAccountNameSuccess.unnamed': 'The name is yours',
  'registerAccountNameSuccess.body': 'Add funds to start using your account.',
} as const
