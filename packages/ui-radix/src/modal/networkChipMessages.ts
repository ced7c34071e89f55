/** What the network in the header is called. */
export const networkChipMessages = {
  'a11y.network': 'Network: {name}',
  'a11y.networkChip': 'Network: {name}. Change',
} as const
