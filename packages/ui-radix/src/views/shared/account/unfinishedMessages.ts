export const unfinishedMessages = {
  'unfinished.text':
    'You were asked to confirm a request, and no answer came. Look at your wallet or the explorer before you try again.',
  'unfinished.checked': 'I have checked',
} as const
