/** Parts of `AlertBar`. */
export const alertBarParts = {
  'alert-bar': { 'data-variant': ['info', 'success', 'warning', 'error'] },
  'alert-bar-text': {},
} as const
