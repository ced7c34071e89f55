export const buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.account': 'Account {name}',
  'button.accountBalance': 'Account {balance}, {name}',
  'button.unsupported': 'Switch network',
  'button.selectNetwork': 'Select network',
  'button.network': 'Network: {name}. Change',
} as const
