/** Parts of `Avatar`. */
export const avatarParts = {
  avatar: { 'data-size': ['20', '24', '32', '40', '56', '64'] },
  'avatar-picture': {},
} as const
