export const approveMessages = {
  'approve.failed': 'Couldn’t load the secure wallet',
  'approve.loading': 'Loading the secure wallet',
} as const
