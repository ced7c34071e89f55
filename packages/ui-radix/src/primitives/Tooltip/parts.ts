/** Parts of `Tooltip`. */
export const tooltipParts = {
  tooltip: { 'data-side': ['top', 'bottom'] },
} as const
