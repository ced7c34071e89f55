/** Parts of `Text` and `TextLink`. */
export const textParts = {
  text: {
    'data-variant': ['display', 'amount', 'title', 'heading', 'row', 'body', 'caption'],
    'data-tone': ['default', 'muted', 'faint', 'accent', 'success', 'warning', 'danger'],
    'data-align': ['start', 'center', 'end'],
    /** Present when the text stays on one line and ends in an ellipsis. */
    'data-truncate': [''],
  },
  'text-link': { 'data-tone': ['accent', 'muted'], 'data-size': ['body', 'caption'] },
} as const
