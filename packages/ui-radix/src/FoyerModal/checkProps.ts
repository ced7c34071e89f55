import type { ThemeOptions } from '@foyer/headless'
import type { Slots } from '../modal/ShellContext.ts'
import type { FoyerModalProps } from './FullModal.tsx'

/** Warns, in development and once per name, about unknown props, theme options and slots of the modal. */
export function checkProps(props: object): void {
  warnOfUnknown('FoyerModal has no prop', props, propNames)
  const { theme = {}, slots = {} } = props as Partial<Record<'theme' | 'slots', object>>
  warnOfUnknown('`theme` of FoyerModal has no', theme, themeNames)
  warnOfUnknown('`slots` of FoyerModal has no', slots, slotNames)
}

function warnOfUnknown(line: string, given: object, known: object): void {
  // Stored on the page: the modal renders often, and its code may be bundled twice.
  const key = Symbol.for('foyer.warned')
  const page = globalThis as { [key]?: Set<string> }
  const warned = (page[key] ??= new Set())
  for (const name of Object.keys(given)) {
    const text = `[foyer] ${line} \`${name}\`: it has ${Object.keys(known).join(', ')}`
    if (Object.hasOwn(known, name) || warned.has(text)) continue
    warned.add(text)
    console.warn(text)
  }
}

// The type makes a missing or extra name a compile error.
const propNames: Readonly<Record<keyof FoyerModalProps, true>> = {
  config: true,
  views: true,
  wrap: true,
  slots: true,
  classNames: true,
  theme: true,
  locale: true,
  messages: true,
  dir: true,
  container: true,
  inline: true,
  onClose: true,
  modal: true,
  interactiveOutside: true,
  nonce: true,
  mobileFullScreen: true,
  onOpenChange: true,
  fallbackFocusRef: true,
}

const themeNames: Readonly<Record<keyof ThemeOptions, true>> = {
  mode: true,
  accent: true,
  accentFg: true,
  radius: true,
  font: true,
  overlayBlur: true,
  zIndex: true,
  qrFg: true,
  qrBg: true,
}

const slotNames: Readonly<Record<keyof Slots, true>> = {
  'header.left': true,
  'header.title': true,
  'header.right': true,
  footer: true,
  branding: true,
  'connect.before': true,
  'connect.after': true,
  'connect.methods': true,
  walletRow: true,
  activityRow: true,
  networkRow: true,
  tokenRow: true,
  unfinished: true,
  'account.header': true,
  'account.actions': true,
  'account.nfts': true,
  'status.hero': true,
  qr: true,
  emptyState: true,
  errorState: true,
}
