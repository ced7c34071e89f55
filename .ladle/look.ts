import { locales } from '../packages/ui-radix/src/i18n/localeFiles.ts'
import { tokens } from '../packages/ui-radix/src/theme/tokens.ts'

/** Appearance of a story, as parameters of its address. The empty text is the default of the stylesheet. */
export type Look = {
  /** A colour of CSS. */
  readonly accent: string
  /** Factor of the corners, 0 to 1.5. */
  readonly radius: string
  /** A tag of `packages/ui-radix/src/i18n/locales`. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly motion: string
}

const same = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, value]))

/** Names and values that the controls offer; an address may have others. */
export const looks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accent: { default: '', green: '#0b6e45', orange: '#f0891a', black: '#16161b' },
  radius: { default: '', square: '0', round: '1.5' },
  locale: { en: '', ...same(Object.keys(locales).toSorted()) },
  dir: { 'left to right': '', 'right to left': 'rtl' },
  motion: { system: '', reduced: 'reduced', slow: 'slow' },
  width: { full: '', '360 px': '360px', '768 px': '768px' },
}

export function readLook(query: URLSearchParams): Look {
  return {
    accent: query.get('accent') ?? '',
    radius: query.get('radius') ?? '',
    locale: query.get('locale') || 'en',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    motion: query.get('motion') ?? '',
  }
}

const SLOWER = 10

/** Styles for another motion than the system's: reduced, or ten times as long. */
export function motionStyles(motion: string): string {
  const slow = Object.entries(tokens.motion)
    .filter(([name]) => name.startsWith('dur-'))
    .map(([name, duration]) => [name, `calc(${duration} * ${SLOWER})`])
  const values = motion === 'reduced' ? Object.entries(tokens.reduced) : motion === 'slow' ? slow : []
  if (values.length === 0) return ''
  return `[data-foyer] { ${values.map(([name, value]) => `--foyer-${name}: ${value};`).join(' ')} }`
}
