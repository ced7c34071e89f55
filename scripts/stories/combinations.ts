export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  width: 360 | 768
  /** Looked at by axe-core as well; the others look for sideways scrolling and errors, which is quick. */
  hasAxe: boolean
}

/** Every pair of theme, direction and width meets at least once: half of all eight, nearly all of the finds. */
export const combinations: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 360, hasAxe: true },
  { theme: 'light', dir: 'rtl', width: 768, hasAxe: false },
  { theme: 'dark', dir: 'ltr', width: 768, hasAxe: false },
  { theme: 'dark', dir: 'rtl', width: 360, hasAxe: true },
]

export const nameOf = ({ theme, dir, width }: Combination): string => `${theme}, ${dir}, ${width} px`
