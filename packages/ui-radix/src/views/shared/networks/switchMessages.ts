/** Texts of network switches, shared by views. */
export const switchMessages = {
  'switchNetwork.wallet.body': 'Confirm the switch to {network}.',
  'switchNetwork.declined': 'You declined the switch to {network}',
  'switchNetwork.failed': 'Couldn’t switch to {network}',
} as const
