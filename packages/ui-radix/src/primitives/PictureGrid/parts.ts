/** Parts of `PictureGrid` and `PictureCard`. */
export const pictureGridParts = {
  'picture-grid': {},
  'picture-card': {},
  'picture-card-name': {},
  /** What it belongs to. */
  'picture-card-group': {},
} as const
