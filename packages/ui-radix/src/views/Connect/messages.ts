export const connectMessages = {
  'connect.empty.title': 'No wallet found',
  'connect.empty.body': 'Install a wallet, or open this page in the browser of one.',
  'connect.empty.action': 'What is a wallet?',
  'connect.none': 'No sign-in method is configured',
  'connect.wallets': 'Wallets',
  'connect.duplicate': 'Another wallet uses the same name',
  'connect.alreadyLinked': 'Already connected',
  'connect.legal.both': 'Connecting means you accept the {terms} and {privacy}.',
  'connect.legal.terms': 'Connecting means you accept the {terms}.',
  'connect.legal.privacy': 'Connecting means you accept the {privacy}.',
  'connect.terms': 'terms of service',
  'connect.privacy': 'privacy policy',
} as const
