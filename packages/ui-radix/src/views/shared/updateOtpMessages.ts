export const updateOtpMessages = {
  'updateOtp.wrongAddress': 'Wrong address?',
  'updateOtp.startOver': 'Start over',
  'updateOtp.startOverIn': 'Start over in {n}s',
  'updateOtp.done': 'Email updated',
} as const
