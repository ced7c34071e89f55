/** What families of chains, and the kinds of accounts on them, are called. */
export const familyMessages = {
  'connect.worksOn': 'Works on {networks}',
  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'accountType.eoa': 'Standard account',
  'accountType.smartAccount': 'Smart account',
  'accountType.payment': 'Payment',
  'accountType.ordinal': 'Ordinals',
} as const
