/** Parts of `Qr`. */
export const qrParts = {
  qr: {
    'data-state': ['loading', 'ready', 'hidden'],
    'data-size': ['232'],
  },
  'qr-code': {},
  'qr-dots': {},
  'qr-eye': {},
  'qr-pupil': {},
  'qr-logo': {},
  'qr-ring': {},
  'qr-track': {},
  'qr-dash': {},
  'qr-cover': {},
} as const
