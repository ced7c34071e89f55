export const emailMessages = {
  'email.placeholder': 'Email',
  'email.submit': 'Continue with email',
  'email.invalid': 'Enter a valid email',
  'email.cooldown': 'Please try again after {n} seconds',
  'email.domains': 'Email domains',
  'email.none': 'Email login is not available',
} as const
