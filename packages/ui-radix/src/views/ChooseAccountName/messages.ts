export const chooseAccountNameMessages = {
  'chooseAccountName.heading': 'Choose an account name',
  'chooseAccountName.body': 'A short name is easier to share than an address.',
  'chooseAccountName.choose': 'Choose name',
  'chooseAccountName.about': 'About names',
} as const
