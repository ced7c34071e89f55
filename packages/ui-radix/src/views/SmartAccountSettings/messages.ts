export const smartAccountMessages = {
  'smartAccount.group': 'Account in use',
  'smartAccount.each': 'Each type has its own address.',
  'smartAccount.none': 'No smart account on {network}',
  'smartAccount.noneBody': 'Switch to another network to use one.',
} as const
