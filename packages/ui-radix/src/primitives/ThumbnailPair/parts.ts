/** Parts of `ThumbnailPair`. */
export const thumbnailPairParts = {
  /** Two pictures that come towards each other. */
  'thumbnail-pair': {},
} as const
