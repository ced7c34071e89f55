/** Parts of `Image`. */
export const imageParts = {
  image: {
    'data-state': ['loading', 'loaded', 'fallback'],
    'data-size': ['16', '20', '24', '32', '36', '40', '56', '64', '80'],
    'data-shape': ['square', 'round'],
  },
  'image-picture': {},
  /** First letter of the name on a tinted tile. */
  'image-letter': {},
  /** A smaller image or a dot at the lower end corner. */
  'image-mark': {},
} as const
