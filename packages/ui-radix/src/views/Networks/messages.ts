export const networksMessages = {
  'networks.search': 'Search networks',
  'networks.all': 'All',
  'networks.inWallet': 'In your wallet',
  'networks.filter': 'Show',
  'networks.empty': 'No networks match',
  'networks.note': 'Some networks may not be available in your wallet.',
  'networks.help': 'What is a network?',
} as const
