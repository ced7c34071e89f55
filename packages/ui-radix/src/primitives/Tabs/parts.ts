/** Parts of `Tabs`. */
export const tabsParts = {
  tabs: { 'data-orientation': ['horizontal'] },
  'tabs-list': { 'data-orientation': ['horizontal'] },
  'tabs-trigger': {
    'data-state': ['active', 'inactive'],
    'data-orientation': ['horizontal'],
    'data-disabled': [''],
  },
  'tabs-content': { 'data-state': ['active', 'inactive'], 'data-orientation': ['horizontal'] },
} as const
