export const emailMessages = {
  'email.placeholder': 'Email',
  'email.submit': 'Continue with email',
  'email.invalid': 'Enter a valid email',
  'email.cooldown': 'Please try again after {n} seconds',
  'email.domains': 'Email domains',
  'email.recent': 'Used before',
  'email.forget': 'Forget {email}',
  'email.none': 'Email login is not available',
  'email.notOfWallet': 'This wallet has no email',
  'email.ofLogin': 'The email of this login can’t be changed',
} as const
