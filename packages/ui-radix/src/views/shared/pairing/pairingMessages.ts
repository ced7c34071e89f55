/** Texts of pairing, shared by views. */
export const pairingMessages = {
  'qr.scan': 'Scan with your phone',
  'qr.scanWith': 'Scan with {wallet}',
  'qr.label': 'QR code to connect {wallet}',
  'qr.labelAny': 'QR code to connect a wallet',
  'qr.refreshed': 'New QR code ready',
  'qr.expired': 'QR code expired',
  'qr.refresh': 'Refresh QR code',
  'qr.offline': 'You are offline. The QR code will appear when you reconnect.',
  'qr.failed': 'Connection error',
  'qr.copy': 'Copy link',
  'qr.link': 'Link',
  'download.prompt': 'No {wallet} yet?',
  'download.get': 'Get',
  'download.getWallet': 'Get {wallet}',
  'wallet.open': 'Open {wallet}',
} as const
