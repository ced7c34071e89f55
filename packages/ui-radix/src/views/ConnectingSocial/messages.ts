export const connectingSocialMessages = {
  'connectingSocial.window': 'Finish in the window that opened',
  'connectingSocial.ready': 'A window of {provider} opens, where you sign in.',
  'connectingSocial.blocked': 'Your browser blocked the window',
  'connectingSocial.blockedBody': 'Allow windows for this page, or open it yourself.',
  'connectingSocial.open': 'Open the window',
} as const
