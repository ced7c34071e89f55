export const updateEmailMessages = {
  'updateEmail.label': 'New email',
  'updateEmail.save': 'Save',
} as const
