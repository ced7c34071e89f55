export type Combination = {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  width: 360 | 768
  /**
   * Loaded afresh and looked at by axe-core; the others turn the page that stands there to the other direction and
   * width, which is quick, and as good for what they look for: sideways scrolling and errors.
   */
  isLoaded: boolean
}

/** Every pair of theme, direction and width meets at least once: half of all eight, nearly all of the finds. */
export const combinations: readonly Combination[] = [
  { theme: 'light', dir: 'ltr', width: 360, isLoaded: true },
  { theme: 'light', dir: 'rtl', width: 768, isLoaded: false },
  { theme: 'dark', dir: 'rtl', width: 360, isLoaded: true },
  { theme: 'dark', dir: 'ltr', width: 768, isLoaded: false },
]

export const nameOf = ({ theme, dir, width }: Combination): string => `${theme}, ${dir}, ${width} px`
