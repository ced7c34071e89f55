import type { ThemeOptions } from '@foyer/headless'
import { contrast, distance, mix, parseColor, type Rgb } from './contrast.ts'
import { plainTheme, type Theme } from './plainTheme.ts'

/**
 * Surfaces (base, raised, hover) that text on the accent's tints needs contrast with, and the text colour it is mixed
 * with.
 */
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

/** Minimum RGB distances from a surface: of a button, and of a tint. Not contrast: yellow is visible on white. */
const SEEN = 96
const TINTED = 12

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
  return { ...plain, variables: { ...plain.variables, ...derived } }
}

/**
 * Variables that are derived from the accent. The shares keep the contrast in every mode in which the theme can be
 * shown; an accent that is lost on a surface, such as black in the dark theme, is mixed with the text colour.
 */
function accentVariables(wanted: string, accentFg: string | undefined, modes: readonly ('light' | 'dark')[]) {
  const color = parseColor(wanted)
  const white: Rgb = [255, 255, 255]
  const dark: Rgb = [18, 18, 24]
  const isDark = color ? contrast(color, white) >= contrast(color, dark) : true
  const fg = accentFg ?? (isDark ? '#ffffff' : '#121218')
  const fgColor = parseColor(fg)
  // Away from the text colour, so that hover never lowers the contrast.
  const away = (fgColor ? contrast(fgColor, white) < contrast(fgColor, dark) : isDark) ? '#000' : '#fff'
  const shares = color ? sharesOf(color, modes) : { accent: 100, text: 70, ring: 100, isTinted: true }
  const accent = mixed(wanted, shares.accent)
  const text = mixed(wanted, shares.text)
  return {
    '--foyer-accent': accent,
    '--foyer-accent-fg': fg,
    '--foyer-accent-hover': `color-mix(in srgb, ${accent} 88%, ${away})`,
    '--foyer-accent-soft': `color-mix(in srgb, ${shares.isTinted ? accent : text} ${SOFT * 100}%, var(--foyer-bg))`,
    '--foyer-accent-text': text,
    '--foyer-ring': mixed(wanted, shares.ring),
  }
}

const mixed = (accent: string, percent: number) =>
  percent === 100 ? accent : `color-mix(in srgb, ${accent} ${percent}%, var(--foyer-fg))`

/**
 * Shares of the accent in percent that a button, a text and a focus ring keep, and whether a tint of the button's
 * colour differs from a raised surface.
 */
function sharesOf(color: Rgb, modes: readonly ('light' | 'dark')[]) {
  const themes = modes.map((mode) => palettes[mode])
  const largest = (fits: (mixed: Rgb, theme: (typeof themes)[number]) => boolean): number => {
    let percent = 100
    while (percent > 0 && !themes.every((theme) => fits(mix(color, theme.fg, percent / 100), theme)))
      percent -= 5
    return percent
  }
  const accent = largest((button, { surfaces: [base, raised] }) =>
    [base, raised].every((surface) => distance(button, surface) >= SEEN),
  )
  const tintOf = (percent: number, { fg, surfaces }: (typeof themes)[number]): Rgb =>
    mix(mix(color, fg, percent / 100), surfaces[0], SOFT)
  const isTinted = themes.every((theme) => distance(tintOf(accent, theme), theme.surfaces[1]) >= TINTED)
  const reads = (wanted: number, tint: number | undefined): number =>
    largest((text, theme) =>
      [
        ...theme.surfaces,
        tint === undefined ? mix(text, theme.surfaces[0], SOFT) : tintOf(tint, theme),
      ].every((surface) => contrast(text, surface) >= wanted),
    )
  const text = reads(4.5, isTinted ? accent : undefined)
  return { accent, text, ring: reads(3, isTinted ? accent : text), isTinted }
}
