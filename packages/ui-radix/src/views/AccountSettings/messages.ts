export const accountSettingsMessages = {
  'accountSettings.copy': 'Copy address',
  'accountSettings.network': 'Network',
  'accountSettings.SmartAccountSettings': 'Smart account',
  'accountSettings.ChooseAccountName': 'Choose account name',
  'accountSettings.SmartSessionList': 'Smart sessions',
} as const
