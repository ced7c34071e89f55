export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  width: 360 | 768
  /** Looked at by axe-core as well; the others look for sideways scrolling and errors, which is quick. */
  hasAxe: boolean
}

/** Every pair of theme, direction and width meets at least once: half of all eight, nearly all of the finds. */
const pairs: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 360, hasAxe: true },
  { theme: 'light', dir: 'rtl', width: 768, hasAxe: false },
  { theme: 'dark', dir: 'ltr', width: 768, hasAxe: false },
  { theme: 'dark', dir: 'rtl', width: 360, hasAxe: true },
]

/** A primitive is laid out by whoever uses it, and seen there again: each theme, direction and width once. */
const values: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 360, hasAxe: true },
  { theme: 'dark', dir: 'rtl', width: 768, hasAxe: true },
]

export const combinationsOf = (storyId: string): readonly Combination[] =>
  storyId.startsWith('primitives--') ? values : pairs

export const nameOf = ({ theme, dir, width }: Combination): string => `${theme}, ${dir}, ${width} px`
