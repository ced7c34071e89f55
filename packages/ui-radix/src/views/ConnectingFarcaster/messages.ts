export const connectingFarcasterMessages = {
  'connectingFarcaster.label': 'QR code to sign in with Farcaster',
  'connectingFarcaster.continue': 'Continue in Farcaster',
  'connectingFarcaster.approve': 'Approve in the app',
  'connectingFarcaster.open': 'Open Farcaster',
} as const
