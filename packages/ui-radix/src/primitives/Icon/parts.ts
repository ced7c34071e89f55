/** Parts of every icon. */
export const iconParts = {
  icon: {
    'data-size': ['16', '20', '24', '32'],
    /** Present on icons that point along the line of text: they turn with it. */
    'data-mirror': [''],
  },
} as const
