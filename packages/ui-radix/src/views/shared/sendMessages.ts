/** Words of sending that several of its screens say. */
export const sendMessages = {
  'send.failed': 'Couldn’t send',
  'send.sent': 'Transaction sent',
  'send.tokenFailed': 'Couldn’t load the token',
} as const
