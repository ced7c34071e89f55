/** Parts of `Separator`. */
export const separatorParts = {
  separator: {
    /** Present when there is a word between two lines. */
    'data-labelled': [''],
  },
} as const
