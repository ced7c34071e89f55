export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  width: 360 | 768
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
  { theme: 'light', dir: 'ltr', width: 360, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 360, axe: 'looks' },
  { theme: 'dark', dir: 'ltr', width: 768, axe: 'nothing' },
  { theme: 'light', dir: 'rtl', width: 768, axe: 'nothing' },
]

/** Primitives are shown again inside of views: each theme, direction and width once. */
const values: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 360, axe: 'everything' },
  { theme: 'dark', dir: 'rtl', width: 768, axe: 'looks' },
]

export const combinationsOf = (storyId: string): readonly Combination[] =>
  storyId.startsWith('primitives--') ? values : pairs

export const nameOf = ({ theme, dir, width }: Combination): string => `${theme}, ${dir}, ${width} px`
