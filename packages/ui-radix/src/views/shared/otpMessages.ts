/** The words of a code that was sent to an e-mail address. */
export const otpMessages = {
  'otp.sentTo': 'Type the 6-digit code sent to',
  'otp.validFor': 'Code valid for {n} min',
  'otp.label': '6-digit code',
  'otp.wrong': '{message}. Try again.',
  'otp.none': 'No code?',
  'otp.resend': 'Resend',
  'otp.resendIn': 'Resend in {n}s',
  'otp.resent': 'New code sent',
  'otp.checking': 'Checking the code',
} as const
