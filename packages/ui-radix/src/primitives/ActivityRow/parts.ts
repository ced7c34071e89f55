/** Parts of `ActivityRow` and `ActivityMonth`. */
export const activityRowParts = {
  /** The pictures of what moved, or a sign in their place. */
  'activity-visual': { 'data-count': ['0', '1', '2'] },
  /** At its lower end corner: which way it went, and how it ended. */
  'activity-badge': { 'data-tone': ['success', 'neutral', 'danger'] },
  /** Stands between what left and what came. */
  'activity-arrow': {},
  /** The month above its first row. */
  'activity-month': {},
} as const
