export const downloadsMessages = {
  'downloads.list': 'Where to get it',
  'downloads.chrome': 'Browser extension',
  'downloads.appStore': 'iOS app',
  'downloads.playStore': 'Android app',
  'downloads.homepage': 'Website',
  'downloads.none': 'Nothing to download',
  'downloads.code': 'QR code to get {wallet} for {store}',
  'downloads.scan': 'Scan with your phone',
} as const
