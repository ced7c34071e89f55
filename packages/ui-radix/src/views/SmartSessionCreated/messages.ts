export const smartSessionCreatedMessages = {
  'smartSessionCreated.heading': 'Session created',
  'smartSessionCreated.body': 'Manage it from your account.',
  'smartSessionCreated.what': 'What is a session?',
  'smartSessionCreated.whatBody':
    'For a limited time the app may do what you agreed to without asking you each time. You can end it whenever you like.',
} as const
