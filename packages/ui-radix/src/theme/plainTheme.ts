import type { ThemeOptions } from '@foyer/headless'

export type Theme = {
  /** For the root element of each tree. */
  readonly attributes: { readonly 'data-foyer': ''; readonly 'data-foyer-theme': 'light' | 'dark' | 'system' }
  /** Custom properties for the same element; only those that differ from the stylesheet's. */
  readonly variables: Readonly<Record<`--foyer-${string}`, string>>
}

/**
 * The theme variables that need no colour arithmetic. Buttons use them at once; variables derived from the accent (see
 * `createTheme`) follow if the theme has an accent.
 */
export function plainTheme({
  mode = 'system',
  accent,
  accentFg,
  radius,
  font,
  overlayBlur,
  zIndex,
  qrFg,
  qrBg,
}: ThemeOptions): Theme {
  const all: Record<`--foyer-${string}`, string | undefined> = {
    '--foyer-accent': accent,
    '--foyer-accent-fg': accentFg,
    '--foyer-radius': radius === undefined ? undefined : String(Math.min(1.5, Math.max(0, radius))),
    '--foyer-font': font,
    '--foyer-overlay-filter': overlayBlur && overlayBlur > 0 ? `blur(${overlayBlur}px)` : undefined,
    '--foyer-z': zIndex === undefined ? undefined : String(zIndex),
    '--foyer-qr-fg': qrFg,
    '--foyer-qr-bg': qrBg,
  }
  return {
    attributes: { 'data-foyer': '', 'data-foyer-theme': mode },
    variables: Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined && value !== ''),
    ) as Record<`--foyer-${string}`, string>,
  }
}
