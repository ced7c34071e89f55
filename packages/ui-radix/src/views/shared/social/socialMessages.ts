/** Texts of social logins, shared by views. */
export const socialMessages = {
  'social.continue': 'Continue with {provider}',
  'social.more': 'More social logins',
  'social.group': 'Social logins',
  'social.none': 'Social login is not available',
  'social.inUse': 'Already connected by email or social login',
  'social.account': 'Loading your account',
} as const
