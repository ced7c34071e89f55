export const upgradeEmailMessages = {
  'upgradeEmail.body': 'Finish the upgrade at',
  'upgradeEmail.note': 'You will need to sign in again afterwards.',
} as const
