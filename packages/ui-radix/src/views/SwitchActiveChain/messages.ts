export const switchActiveChainMessages = {
  'switchActiveChain.heading': 'Switch to {chain}',
  'switchActiveChain.body': '{wallet} doesn’t support {chain}. Connect another wallet to continue.',
  'switchActiveChain.stay': 'Stay on {current}',
  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
} as const
