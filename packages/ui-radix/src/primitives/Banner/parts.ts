/** Parts of `Banner`. */
export const bannerParts = {
  banner: { 'data-tone': ['info', 'success', 'warning', 'danger'] },
  'banner-text': {},
} as const
