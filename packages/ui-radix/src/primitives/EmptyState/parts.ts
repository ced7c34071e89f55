/** Parts of `EmptyState` and `ErrorState`. */
export const emptyStateParts = {
  'empty-state': { 'data-tone': ['neutral', 'danger', 'success'], 'data-size': ['small', 'large'] },
  'empty-state-icon': {},
  'empty-state-title': {},
  'empty-state-body': {},
  'empty-state-actions': {},
} as const
