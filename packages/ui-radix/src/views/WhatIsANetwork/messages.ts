export const whatIsANetworkMessages = {
  'whatIsANetwork.rails.title': 'The rails behind apps',
  'whatIsANetwork.rails.body':
    'A network keeps the record of who owns what, and runs the apps that are built on it.',
  'whatIsANetwork.strengths.title': 'Different networks, different strengths',
  'whatIsANetwork.strengths.body':
    'Some are fast, some are cheap, some are the oldest. What you own lives on the network it was sent on.',
} as const
