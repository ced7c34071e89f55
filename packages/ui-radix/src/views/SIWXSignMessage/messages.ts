export const siwxMessages = {
  'siwx.title': '{app} wants you to sign in',
  'siwx.titleUnnamed': 'This app wants you to sign in',
  'siwx.body': 'Sign a message to prove this wallet is yours. It costs nothing.',
  'siwx.required': 'Cancelling disconnects your wallet.',
  'siwx.sign': 'Sign',
  'siwx.signing': 'Signing…',
} as const
