/** Parts of `Spinner`. */
export const spinnerParts = {
  spinner: { 'data-size': ['16', '20', '24', '32'] },
} as const
