export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** 320 px are the width of a phone, and of a window of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
  width: 320 | 360 | 768 | 1280
  /** Font size of the page, in percent: WCAG 1.4.4 asks for 200, and browsers offer 400. */
  text: 100 | 200 | 400
  hasForcedColors: boolean
  /**
   * Rules of axe-core: all rules once per story, since names and roles are equal in every theme; then those that depend
   * on colours and direction. Overflow and errors are checked in every combination.
   */
  axe: 'everything' | 'looks' | 'nothing'
}

/**
 * Every pair of theme, direction and width at least once: half of all combinations, with nearly all findings. As little
 * as possible changes from one to the next.
 */
const pairs: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 320, text: 100, hasForcedColors: false, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 360, text: 200, hasForcedColors: false, axe: 'looks' },
  { theme: 'dark', dir: 'ltr', width: 1280, text: 400, hasForcedColors: false, axe: 'nothing' },
  { theme: 'light', dir: 'rtl', width: 1280, text: 100, hasForcedColors: true, axe: 'nothing' },
]

/**
 * The states of a view take turns: a quarter in the first pair, a quarter in the second, each with all rules of axe.
 * The other half is rendered by tests of components, and swept in `test:deep`.
 */
const turns: readonly (readonly Combination[])[] = [
  ...pairs.slice(0, 2).map((pair): readonly Combination[] => [{ ...pair, axe: 'everything' }]),
  [],
  [],
]

/** Primitives are also part of views: each theme, direction and width once. */
const values: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 320, text: 200, hasForcedColors: false, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 768, text: 100, hasForcedColors: false, axe: 'looks' },
]

/** The first story of a file and every `isFull` story in all pairs; other stories in one combination or none. */
export function combinationsOf(
  storyId: string,
  { isFull, place }: { readonly isFull: boolean; readonly place: number },
): readonly Combination[] {
  if (storyId.startsWith('primitives--')) return values
  return isFull || place === 0 ? pairs : (turns[(place - 1) % turns.length] ?? pairs)
}

/** The place of each story in its file, from 0. */
export function placesOf(storyIds: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  return new Map(
    storyIds.map((id) => {
      const file = id.slice(0, id.lastIndexOf('--'))
      const place = counts.get(file) ?? 0
      counts.set(file, place + 1)
      return [id, place]
    }),
  )
}

export const nameOf = ({ theme, dir, width, text, hasForcedColors }: Combination): string =>
  [
    theme,
    dir,
    `${width} px`,
    ...(text === 100 ? [] : [`text ${text} %`]),
    ...(hasForcedColors ? ['forced colours'] : []),
  ].join(', ')
