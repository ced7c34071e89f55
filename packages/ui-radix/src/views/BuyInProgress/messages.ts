export const buyInProgressMessages = {
  'buyInProgress.waiting.title': 'Continue in {provider}',
  'buyInProgress.waiting.body': 'We’ll update your balance when it arrives.',
  'buyInProgress.closed.body':
    'The window of {provider} is closed. What you have paid is on its way; if you have not, open it again.',
  'buyInProgress.failed.title': 'Purchase failed',
  'buyInProgress.blocked.body': 'Your browser did not open the window of {provider}.',
  'buyInProgress.timeout.body':
    'Nothing was bought in three minutes. If you have paid, it shows up among your purchases.',
  'buyInProgress.open': 'Open the window',
  'buyInProgress.purchases': 'Your purchases',
  'buyInProgress.arrived': 'Your purchase has been seen',
  'buyInProgress.none.title': 'Nothing is being bought',
  'buyInProgress.none.choose': 'Choose a provider',
} as const
