export const unsupportedChainMessages = {
  'unsupportedChain.body': '{network} isn’t available in this app. Pick another network.',
  'unsupportedChain.swap': 'Swaps aren’t available on this network. Pick another one.',
} as const
