export const walletSendConfirmedMessages = {
  'walletSendConfirmed.pending': 'Sent',
  'walletSendConfirmed.pendingBody': 'On its way. It can take a minute until it arrives.',
  'walletSendConfirmed.confirmed': 'Arrived',
  'walletSendConfirmed.reverted': 'The transaction failed',
  'walletSendConfirmed.revertedBody': 'Nothing was moved. The network fee was still paid.',
  'walletSendConfirmed.expired': 'Not sent',
  'walletSendConfirmed.expiredBody':
    'The network did not take it in time. Nothing was moved, and nothing was paid.',
  'walletSendConfirmed.replaced': 'Replaced by another transaction',
  'walletSendConfirmed.none': 'Nothing was sent yet',
  'walletSendConfirmed.view': 'View transaction',
} as const
