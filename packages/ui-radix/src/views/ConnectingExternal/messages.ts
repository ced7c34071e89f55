export const connectingMessages = {
  'connecting.extension.body': 'Approve the request in the wallet.',
  'connecting.linked.title': 'Already connected',
  'connecting.linked.body': 'To add another one, switch account inside {wallet}.',
  'connecting.missing.title': '{wallet} was not found',
  'connecting.missing.body': 'Install or enable it, then reload this page.',
  'connecting.pending': '{wallet} still waits for an answer to an earlier request. Open it to answer.',
} as const
