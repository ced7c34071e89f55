export const allWalletsMessages = {
  'allWallets.search': 'Search wallets',
  'allWallets.certified': 'Certified only',
  'allWallets.certified.on': 'Showing certified wallets',
  'allWallets.certified.mark': 'Certified',
  'allWallets.qr': 'Show QR code',
  'allWallets.list': 'Wallets',
  'allWallets.count.one': '{n} wallet',
  'allWallets.count.other': '{n} wallets',
  'allWallets.none': 'No wallet found for “{query}”',
  'allWallets.noneCertified': 'No certified wallet found',
  'allWallets.failed': 'Couldn’t load wallets',
  'allWallets.off': 'Wallet directory unavailable',
} as const
