/** Parts of `HelpSection`. */
export const helpSectionParts = {
  'help-section': {},
  /** Decoration: an icon or a small drawing. */
  'help-icon': {},
  'help-title': {},
  'help-body': {},
} as const
