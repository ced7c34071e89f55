export const walletCompatibleNetworksMessages = {
  'walletCompatibleNetworks.warning': 'Send only assets from these networks to this address.',
  'walletCompatibleNetworks.list': 'Networks',
} as const
