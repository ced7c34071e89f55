export const connectingMultiChainMessages = {
  'connectingMultiChain.heading': 'Choose a chain for {wallet}',
  'connectingMultiChain.body': 'This wallet works on several chains.',
  'connectingMultiChain.chains': 'Chains',
  'connectingMultiChain.current': 'Current',
  'connectingMultiChain.missing': '{wallet} is not available on {chain} any more',
} as const
