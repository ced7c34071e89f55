/** Parts of `Stack`, `List` and `ListItem`. */
export const stackParts = {
  stack: {
    'data-direction': ['column', 'row'],
    'data-gap': ['0', '2', '4', '8', '12', '16', '20', '24', '32'],
    'data-align': ['stretch', 'start', 'center', 'end', 'between'],
    /** Present when children share the line in equal parts. */
    'data-equal': [''],
  },
  list: { 'data-gap': ['0', '4', '8'] },
  'list-item': {},
} as const
