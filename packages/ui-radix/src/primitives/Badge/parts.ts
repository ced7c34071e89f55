/** Parts of `Badge`. */
export const badgeParts = {
  badge: { 'data-tone': ['neutral', 'accent', 'success', 'warning', 'danger'] },
} as const
