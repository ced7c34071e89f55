/** Parts of `Skeleton`, `SkeletonRow` and `SkeletonView`. */
export const skeletonParts = {
  skeleton: {
    'data-shape': ['line', 'title', 'amount', 'tile', 'circle', 'badge', 'button', 'field', 'box', 'square'],
  },
  'skeleton-row': {},
  'skeleton-view': { 'data-size': ['short', 'medium', 'tall'] },
} as const
