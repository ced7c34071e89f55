/** Parts of `Checkbox`. */
export const checkboxParts = {
  checkbox: { 'data-state': ['idle', 'invalid'] },
  'checkbox-input': {},
  'checkbox-text': {},
} as const
