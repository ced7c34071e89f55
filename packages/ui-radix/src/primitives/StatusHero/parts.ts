/** Parts of `StatusHero`. */
export const statusHeroParts = {
  'status-hero': { 'data-state': ['preparing', 'waiting', 'slow', 'declined', 'failed', 'done'] },
  'status-hero-image': { 'data-state': ['preparing', 'waiting', 'slow', 'declined', 'failed', 'done'] },
  /** ✕, ! or ✓ at the lower end corner of the image. */
  'status-hero-mark': { 'data-state': ['declined', 'failed', 'done'] },
  'status-hero-title': {},
  'status-hero-body': {},
  'status-hero-actions': {},
  'status-hero-retry': {},
} as const
