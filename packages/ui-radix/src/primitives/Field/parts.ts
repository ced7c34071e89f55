/** Parts of `Field` and `SearchField`. */
export const fieldParts = {
  field: { 'data-state': ['idle', 'invalid', 'disabled'], 'data-size': ['44', '48'] },
  'field-input': {},
  'field-icon': {},
  'field-trailing': {},
  'field-error': {},
} as const
