export const switchActiveChainMessages = {
  'switchActiveChain.heading': 'Switch to {chain}',
  'switchActiveChain.body': '{wallet} doesn’t support {chain}. Connect another wallet to continue.',
  'switchActiveChain.stay': 'Stay on {current}',
} as const
