export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** 320 px are the width of a phone, and of a window of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
  width: 320 | 360 | 768 | 1280
  /** Font size of the page, in percent: WCAG 1.4.4 asks for 200, and browsers offer 400. */
  text: 100 | 200 | 400
  hasForcedColors: boolean
  /**
   * Rules of axe-core: all once per story, since names and roles are equal in every theme; then those that depend on
   * colours and direction. Overflow and errors are checked in all.
   */
  axe: 'everything' | 'looks' | 'nothing'
}

/**
 * Every pair of theme, direction and width meets at least once: half of all eight, nearly all of the finds. From one to
 * the next as little changes as can be.
 */
const pairs: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 320, text: 100, hasForcedColors: false, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 360, text: 200, hasForcedColors: false, axe: 'looks' },
  { theme: 'dark', dir: 'ltr', width: 1280, text: 400, hasForcedColors: false, axe: 'nothing' },
  { theme: 'light', dir: 'rtl', width: 1280, text: 100, hasForcedColors: true, axe: 'nothing' },
]

/** Both themes, both directions, a large text, and all of axe. */
const pairsOfState = pairs.slice(0, 2)

/** Primitives are shown again inside of views: each theme, direction and width once. */
const values: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 320, text: 200, hasForcedColors: false, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 768, text: 100, hasForcedColors: false, axe: 'looks' },
]

/** A view in all pairs (`isFull`), its other states in two of them. */
export function combinationsOf(
  storyId: string,
  { isFull }: { readonly isFull: boolean },
): readonly Combination[] {
  if (storyId.startsWith('primitives--')) return values
  return isFull ? pairs : pairsOfState
}

/** The first story of each file. */
export function firstStories(storyIds: readonly string[]): ReadonlySet<string> {
  const first = new Map<string, string>()
  for (const id of storyIds) {
    const file = id.slice(0, id.lastIndexOf('--'))
    if (!first.has(file)) first.set(file, id)
  }
  return new Set(first.values())
}

export const nameOf = ({ theme, dir, width, text, hasForcedColors }: Combination): string =>
  [
    theme,
    dir,
    `${width} px`,
    ...(text === 100 ? [] : [`text ${text} %`]),
    ...(hasForcedColors ? ['forced colours'] : []),
  ].join(', ')
