export const sharedMessages = {
  'disconnect.action': 'Disconnect',
  'disconnect.failed': 'Failed to disconnect',
} as const
