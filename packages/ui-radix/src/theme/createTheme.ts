import type { ThemeOptions } from '@foyer/headless'
import { plainTheme, type Theme } from './plainTheme.ts'
import { contrast, mix, parseColor, type Rgb } from './contrast.ts'

/** Surfaces (base, raised, hover) that text on the accent's tints needs contrast with, and the text colour it is mixed with. */
export const palettes: Readonly<Record<'light' | 'dark', { fg: Rgb; surfaces: readonly [Rgb, Rgb, Rgb] }>> = {
  light: {
    fg: [22, 22, 27],
    surfaces: [
      [255, 255, 255],
      [244, 244, 247],
      [233, 233, 239],
    ],
  },
  dark: {
    fg: [244, 244, 247],
    surfaces: [
      [21, 21, 25],
      [30, 30, 36],
      [40, 40, 48],
    ],
  },
}

/** Less would not differ from a raised surface of the dark theme. */
const SOFT = 0.16

/** Ready themes; the default is the stylesheet itself. */
export const presets: {
  readonly default: ThemeOptions
  readonly mono: ThemeOptions
  readonly square: ThemeOptions
} = {
  default: {},
  /** The accent is the text's own colour. */
  mono: { accent: 'var(--foyer-fg)', accentFg: 'var(--foyer-bg)' },
  /** No round corners. */
  square: { radius: 0 },
}

/** Turns the `theme` option into attributes and CSS variables. Pure: does not access the page. */
export function createTheme(theme: ThemeOptions = {}): Theme {
  const { mode = 'system', accent, accentFg } = theme
  const plain = plainTheme(theme)
  if (!accent) return plain
  const derived = accentVariables(accent, accentFg, mode === 'system' ? ['light', 'dark'] : [mode])
  return { ...plain, variables: { ...derived, ...plain.variables } }
}

/**
 * Variables that are derived from the accent. The shares keep the contrast in every mode in which the theme can be
 * shown.
 */
function accentVariables(accent: string, accentFg: string | undefined, modes: readonly ('light' | 'dark')[]) {
  const color = parseColor(accent)
  const white: Rgb = [255, 255, 255]
  const dark: Rgb = [18, 18, 24]
  const isDark = color ? contrast(color, white) >= contrast(color, dark) : true
  const fg = accentFg ?? (isDark ? '#ffffff' : '#121218')
  const fgColor = parseColor(fg)
  // Away from the text colour, so that hover never lowers the contrast.
  const away = (fgColor ? contrast(fgColor, white) < contrast(fgColor, dark) : isDark) ? '#000' : '#fff'
  return {
    '--foyer-accent': accent,
    '--foyer-accent-fg': fg,
    '--foyer-accent-hover': `color-mix(in srgb, ${accent} 88%, ${away})`,
    '--foyer-accent-soft': `color-mix(in srgb, ${accent} ${SOFT * 100}%, var(--foyer-bg))`,
    '--foyer-accent-text': mixed(accent, share(color, modes, 4.5)),
    '--foyer-ring': mixed(accent, share(color, modes, 3)),
  }
}

const mixed = (accent: string, percent: number) =>
  percent === 100 ? accent : `color-mix(in srgb, ${accent} ${percent}%, var(--foyer-fg))`

/**
 * Share of the accent, in percent, that a text of this contrast may keep on every surface; an estimate for colours that
 * cannot be read.
 */
function share(accent: Rgb | undefined, modes: readonly ('light' | 'dark')[], wanted: number): number {
  if (!accent) return wanted > 3 ? 70 : 100
  let percent = 100
  for (const { fg, surfaces } of modes.map((mode) => palettes[mode])) {
    const all = [...surfaces, mix(accent, surfaces[0], SOFT)]
    const reads = (p: number) => all.every((surface) => contrast(mix(accent, fg, p / 100), surface) >= wanted)
    while (percent > 0 && !reads(percent)) percent -= 5
  }
  return percent
}
