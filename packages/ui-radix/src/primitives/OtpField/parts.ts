/** Parts of `OtpField`. */
export const otpFieldParts = {
  'otp-field': { 'data-state': ['idle', 'invalid', 'disabled'] },
  /** The one input, over all cells. */
  'otp-field-input': {},
  /** One drawn digit. */
  'otp-field-cell': { 'data-state': ['empty', 'active', 'filled'] },
  'otp-field-error': {},
} as const
