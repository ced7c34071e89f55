import { existsSync } from 'node:fs'

const candidates = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]

/** The Firefox that `test:deep` drives: `FIREFOX` when set, else the first that is installed where systems put it. */
export const firefoxPath: string | undefined =
  process.env['FIREFOX'] ?? candidates.find((path) => existsSync(path))
