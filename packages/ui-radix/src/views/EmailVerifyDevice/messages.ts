export const emailDeviceMessages = {
  'device.open': 'Open the sign-in link mailed to',
  'device.none': 'Nothing arrived?',
  'device.resend': 'Resend email',
  'device.resent': 'Email sent again',
  'device.waiting': 'Waiting for approval',
} as const
