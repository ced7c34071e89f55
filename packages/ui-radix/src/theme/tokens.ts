/** Values by name, without the prefix: `bg` is the custom property `--foyer-bg`. */
export type Tokens = Readonly<Record<string, string>>

/** A font without weight 500, such as Segoe UI, shows 600: for 500 itself it would show 400. */
const MEDIUM = 501

/** Font shorthand; sizes in pixels at the visitor's font size. */
const type = (weight: 400 | 600 | typeof MEDIUM, size: number, line: number): string =>
  `${weight} calc(${size} * var(--foyer-px)) / calc(${line} * var(--foyer-px)) var(--foyer-font)`

/** A radius in px, multiplied by `--foyer-radius`. */
const corner = (px: number): string => `calc(${px}px * var(--foyer-radius))`

const light: Tokens = {
  bg: '#ffffff',
  'bg-raised': '#f4f4f7',
  'bg-hover': '#e9e9ef',
  'bg-press': '#dbdbe3',
  /** Shown on `bg-raised`, and lighter than it in both themes. */
  'bg-selected': 'var(--foyer-bg)',
  border: '#dfdfe6',
  'border-input': '#858593',
  fg: '#16161b',
  'fg-2': '#565662',
  'fg-3': '#686875',
  accent: '#4b45d6',
  'accent-fg': '#ffffff',
  'accent-hover': '#3f39c4',
  'accent-text': '#3e38bf',
  'accent-soft': '#ecebfc',
  success: '#0b6e45',
  'success-soft': '#e3f5ec',
  warning: '#7a4f00',
  'warning-soft': '#fdf1da',
  danger: '#b4232a',
  'danger-soft': '#fce8e8',
  overlay: 'rgb(15 15 20 / 0.45)',
  ring: 'var(--foyer-accent)',
  'qr-fg': '#16161b',
  'qr-bg': '#ffffff',
  /** Visible on every surface: badges, letter tiles, skeletons. */
  tint: 'color-mix(in srgb, var(--foyer-fg) 6%, transparent)',
}

const dark: Tokens = {
  bg: '#151519',
  'bg-raised': '#1e1e24',
  'bg-hover': '#282830',
  'bg-press': '#35353f',
  'bg-selected': 'var(--foyer-bg-press)',
  border: '#2c2c35',
  'border-input': '#757583',
  fg: '#f4f4f7',
  'fg-2': '#aeaeba',
  'fg-3': '#9393a0',
  accent: '#8f8bff',
  'accent-fg': '#121218',
  'accent-hover': '#a19dff',
  'accent-text': '#aaa7ff',
  'accent-soft': '#26254a',
  success: '#4fd69a',
  'success-soft': '#123224',
  warning: '#f2bc57',
  'warning-soft': '#362a12',
  danger: '#ff8a8a',
  'danger-soft': '#3b1c1f',
  overlay: 'rgb(0 0 0 / 0.6)',
  shadow: '0 0 0 1px var(--foyer-border)',
}

/** For visitors who ask for more contrast (`prefers-contrast`), in both themes. */
const contrast: Tokens = {
  border: 'var(--foyer-border-input)',
  'border-input': 'var(--foyer-fg)',
  'fg-2': 'var(--foyer-fg)',
  /** Placeholders and disabled controls still differ from other text. */
  'fg-3': 'color-mix(in srgb, var(--foyer-fg) 75%, var(--foyer-bg))',
}

/** System colours (`forced-colors`): surfaces do not differ, so parts draw borders. */
const forced: Tokens = {
  bg: 'Canvas',
  'bg-raised': 'Canvas',
  'bg-hover': 'Canvas',
  'bg-press': 'Canvas',
  border: 'CanvasText',
  'border-input': 'CanvasText',
  fg: 'CanvasText',
  'fg-2': 'CanvasText',
  'fg-3': 'CanvasText',
  accent: 'Highlight',
  'accent-fg': 'HighlightText',
  'accent-hover': 'Highlight',
  'accent-text': 'LinkText',
  'accent-soft': 'Canvas',
  success: 'CanvasText',
  'success-soft': 'Canvas',
  warning: 'CanvasText',
  'warning-soft': 'Canvas',
  danger: 'CanvasText',
  'danger-soft': 'Canvas',
  ring: 'Highlight',
  tint: 'Canvas',
}

const shape: Tokens = {
  shadow: '0 1px 2px rgb(0 0 0 / 0.07), 0 16px 48px -12px rgb(0 0 0 / 0.27)',
  /** Grows with the text, so that lines of large text keep their words. */
  'panel-w': 'calc(360 * var(--foyer-px))',
  z: '999',
  /** Multiplies every radius, 0 to 1.5. */
  radius: '1',
  'radius-xs': corner(6),
  'radius-sm': corner(8),
  'radius-md': corner(12),
  'radius-control': corner(14),
  'radius-lg': corner(16),
  'radius-xl': corner(20),
  'radius-2xl': corner(28),
  'radius-full': corner(999),
  /** `backdrop-filter` of the overlay. A blur costs every frame of a device without a GPU up to 40 ms. */
  'overlay-filter': 'none',
}

const text: Tokens = {
  /** One pixel at the visitor's font size; a page whose `html` is 62.5 % sets it to 0.1rem. */
  px: '0.0625rem',
  font: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  'type-display': type(MEDIUM, 40, 44),
  'type-amount': type(MEDIUM, 28, 32),
  'type-title': type(600, 17, 24),
  'type-heading': type(600, 15, 20),
  'type-row': type(MEDIUM, 15, 20),
  'type-body': type(400, 14, 20),
  'type-caption': type(400, 12, 16),
  'type-label': type(MEDIUM, 12, 16),
}

const motion: Tokens = {
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'dur-title': '120ms',
  'dur-height': '150ms',
  'dur-view': '150ms',
  'dur-in': '120ms',
  'dur-out': '150ms',
  'dur-sheet': '120ms',
  'dur-overlay': '120ms',
  'dur-header': '120ms',
  'dur-toast': '120ms',
  'dur-shake': '500ms',
  'dur-ring': '1.4s',
  'dur-skeleton': '1.2s',
  'dur-spin': '0.8s',
  'dur-press': '75ms',
  'slide-view': '12px',
  'slide-title': '4px',
  'slide-panel': '8px',
  'slide-sheet': '100%',
  /** Opacity of a sheet outside of the window: it slides in opaque, or fades in where it is. */
  'fade-sheet': '1',
  'scale-press': '0.985',
  'scale-toast': '0.96',
  'scale-pop': '0.6',
  loop: 'infinite',
  /** 1 left to right, -1 right to left. */
  dir: '1',
  /** Name of the animation when an attempt to close is refused. */
  refusal: 'foyer-shake',
}

/** Reduced motion: elements fade or do not move. */
const reduced: Tokens = {
  'dur-title': '1ms',
  // No transition at all: the frame after its start would move rows away from a pointer that is pressing one.
  'dur-height': '0ms',
  'dur-view': '80ms',
  'dur-in': '80ms',
  'dur-out': '80ms',
  'dur-sheet': '80ms',
  'dur-overlay': '80ms',
  'dur-header': '1ms',
  'dur-toast': '80ms',
  'dur-press': '1ms',
  'slide-view': '0px',
  'slide-title': '0px',
  'slide-panel': '0px',
  'slide-sheet': '0px',
  'fade-sheet': '0',
  'scale-press': '1',
  'scale-toast': '1',
  'scale-pop': '1',
  refusal: 'foyer-alarm',
}

/**
 * The one source of all styles: values of every `--foyer-*` custom property, by group. `tailwind.config.ts` passes them
 * to Tailwind, `tokens.css` declares each group on its selectors, and `preset.ts` names the utilities.
 */
export const tokens: Readonly<
  Record<'light' | 'dark' | 'contrast' | 'forced' | 'shape' | 'text' | 'motion' | 'reduced', Tokens>
> = { light, dark, contrast, forced, shape, text, motion, reduced }
