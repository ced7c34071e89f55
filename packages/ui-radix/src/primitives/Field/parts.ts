/** Parts of `Field` and `SearchField`. */
export const fieldParts = {
  /** The field and, under it, what is wrong with it. */
  'field-group': {},
  field: { 'data-state': ['idle', 'invalid', 'disabled'], 'data-size': ['44', '48'] },
  'field-input': {},
  'field-icon': {},
  'field-trailing': {},
  'field-error': {},
} as const
