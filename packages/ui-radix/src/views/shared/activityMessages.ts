export const activityMessages = {
  'activity.empty': 'No activity yet',
  'activity.emptyBody': 'Transactions you make show up here.',
  'activity.fund': 'Add funds',
  'activity.more': 'Look further back',
  'activity.failed': 'Failed to fetch transactions',
  'activity.failedBody': 'What you did is safe; it just can’t be shown right now.',
  'activity.offline': 'You are offline. This goes on when you reconnect.',
} as const
