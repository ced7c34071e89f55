export const walletReceiveMessages = {
  'walletReceive.copy': 'Copy address',
  'walletReceive.hint': 'Scan or copy your address',
  'walletReceive.qr': 'QR code of your address',
  'walletReceive.share': 'Share',
  'walletReceive.gone': 'No account connected',
} as const
