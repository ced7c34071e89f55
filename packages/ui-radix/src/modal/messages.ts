/** Texts of the shell. */
export const shellMessages = {
  'shell.help': 'What is a wallet?',
  'shell.view.failed': 'This screen couldn’t be loaded',
  'shell.view.failedBody': 'Check your connection and try again.',
  'shell.view.missing': 'This screen isn’t available',
  'shell.view.missingBody': 'The app does not include it.',
  'shell.reload': 'Reload page',
  'shell.branding': 'Powered by Foyer',
  'shell.shake.network': 'Choose a network or disconnect first',
} as const

/** The network: accessible names in the header, and below the receiver of a send. */
export const networkMessages = {
  'a11y.network': 'Network: {name}',
  'a11y.networkChip': 'Network: {name}. Change',
} as const
