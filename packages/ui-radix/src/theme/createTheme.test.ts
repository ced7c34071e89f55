import { describe, expect, test } from 'vitest'
import { contrast, distance, mix, parseColor, type Rgb } from './contrast.ts'
import { createTheme, palettes, presets } from './createTheme.ts'
import { tokens } from './tokens.ts'

test.each([
  ['no options', undefined, 'system', {}],
  ['the default preset', presets.default, 'system', {}],
  ['dark', { mode: 'dark' }, 'dark', {}],
  ['square', presets.square, 'system', { '--foyer-radius': '0' }],
  ['a radius out of range', { radius: 9 }, 'system', { '--foyer-radius': '1.5' }],
  ['a negative radius', { radius: -1 }, 'system', { '--foyer-radius': '0' }],
  ['a font', { font: 'Inter' }, 'system', { '--foyer-font': 'Inter' }],
  ['a blur', { overlayBlur: 8 }, 'system', { '--foyer-overlay-filter': 'blur(8px)' }],
  ['no blur', { overlayBlur: 0 }, 'system', {}],
  ['z-index', { zIndex: 5 }, 'system', { '--foyer-z': '5' }],
  [
    'QR colours',
    { qrFg: '#111', qrBg: '#eee' },
    'system',
    { '--foyer-qr-fg': '#111', '--foyer-qr-bg': '#eee' },
  ],
] as const)('the theme of %s', (_, options, mode, variables) => {
  const theme = createTheme(options)
  expect(theme.attributes).toEqual({ 'data-foyer': '', 'data-foyer-theme': mode })
  expect(theme.variables).toEqual(variables)
})

test.each([
  ['#4b45d6', '#ffffff'],
  ['#000', '#ffffff'],
  ['#ffd54a', '#121218'],
  ['rgb(255, 255, 255)', '#121218'],
  ['rgb(75 69 214 / 80%)', '#ffffff'],
  ['hsl(50, 100%, 60%)', '#121218'],
  ['hsl(240deg 60% 40%)', '#ffffff'],
  ['hsl(60deg 100% 50%)', '#121218'],
  // Only a browser can compute these; most accents are dark enough for white text.
  ['oklch(60% 0.2 280)', '#ffffff'],
  ['var(--brand)', '#ffffff'],
])('text on %s is %s', (accent, expected) => {
  expect(createTheme({ accent }).variables['--foyer-accent-fg']).toBe(expected)
})

test('a given text colour is kept', () => {
  expect(createTheme({ accent: '#fff', accentFg: 'red' }).variables['--foyer-accent-fg']).toBe('red')
  expect(createTheme({ accentFg: 'red' }).variables).toEqual({ '--foyer-accent-fg': 'red' })
})

test.each([
  ['#ffd54a', 'light'],
  ['#4b45d6', 'system'],
  ['#f0891a', 'system'],
  ['#16161b', 'light'],
] as const)('%s stays unchanged as the accent in mode %s', (accent, mode) => {
  expect(createTheme({ accent, mode }).variables['--foyer-accent']).toBe(accent)
})

test('the mono preset follows the current mode', () => {
  expect(createTheme(presets.mono).variables).toMatchObject({
    '--foyer-accent': 'var(--foyer-fg)',
    '--foyer-accent-fg': 'var(--foyer-bg)',
  })
})

describe('any accent', () => {
  const surfaces: Record<'light' | 'dark', { fg: Rgb; all: Rgb[] }> = {
    light: {
      fg: [22, 22, 27],
      all: [
        [255, 255, 255],
        [244, 244, 247],
        [233, 233, 239],
      ],
    },
    dark: {
      fg: [244, 244, 247],
      all: [
        [21, 21, 25],
        [30, 30, 36],
        [40, 40, 48],
      ],
    },
  }
  const evaluate = (value: string, fg: Rgb): Rgb => {
    const mixed = /^color-mix\(in srgb, (.*) ([\d.]+)%, var\(--foyer-fg\)\)$/.exec(value)
    return mixed ? mix(parseColor(mixed[1]!)!, fg, Number(mixed[2]) / 100) : parseColor(value)!
  }
  const accents = [
    '#ffffff',
    '#000000',
    '#ffff00',
    '#00ff00',
    '#ff0000',
    '#0000ff',
    '#808080',
    '#4b45d6',
    '#8f8bff',
    '#16161b',
    '#0b1a4a',
  ]

  test.each(
    accents.flatMap((accent) =>
      (['light', 'dark', 'system'] as const).map((mode) => [accent, mode] as const),
    ),
  )(
    '%s in %s: contrast of text is 4.5, of the ring 3, of button text 4.5, also on hover; buttons and rows are visible',
    (accent, mode) => {
      const { variables } = createTheme({ accent, mode })
      const onAccent = parseColor(variables['--foyer-accent-fg']!)!
      const [, share, away] = /(\d+)%, (#\w+)\)$/.exec(variables['--foyer-accent-hover']!)!
      for (const name of mode === 'system' ? (['light', 'dark'] as const) : ([mode] as const)) {
        const { fg, all } = surfaces[name]
        const button = evaluate(variables['--foyer-accent']!, fg)
        const [, tinted] = /^color-mix\(in srgb, (.*) 16%, var\(--foyer-bg\)\)$/.exec(
          variables['--foyer-accent-soft']!,
        )!
        const soft = mix(evaluate(tinted!, fg), all[0]!, 0.16)
        for (const surface of [...all, soft]) {
          expect(contrast(evaluate(variables['--foyer-accent-text']!, fg), surface)).toBeGreaterThanOrEqual(
            4.5,
          )
          expect(contrast(evaluate(variables['--foyer-ring']!, fg), surface)).toBeGreaterThanOrEqual(3)
        }
        // A button is visible on the panel and in a row; a selected row among other rows.
        for (const surface of all.slice(0, 2)) expect(distance(button, surface)).toBeGreaterThanOrEqual(90)
        expect(distance(soft, all[1]!)).toBeGreaterThanOrEqual(12)
        const hovered = mix(button, parseColor(away!)!, Number(share) / 100)
        expect(contrast(onAccent, button)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(onAccent, hovered)).toBeGreaterThanOrEqual(contrast(onAccent, button) - 0.01)
      }
    },
  )
})

test.each([
  ['#fff', [255, 255, 255]],
  ['#12345678', [18, 52, 86]],
  ['#1234', [17, 34, 51]],
  ['RGB(1,2,3)', [1, 2, 3]],
  ['hsl(0 100% 50%)', [255, 0, 0]],
  ['#12', undefined],
  ['red', undefined],
  ['', undefined],
])('%s is read as %s', (value, expected) => {
  expect(parseColor(value)).toEqual(expected)
})

test.each(['light', 'dark'] as const)(
  'the colours that contrast is measured on are the tokens: %s',
  (mode) => {
    const [fg, ...surfaces] = ['fg', 'bg', 'bg-raised', 'bg-hover'].map((name) =>
      parseColor(tokens[mode][name]!),
    )
    expect(palettes[mode]).toEqual({ fg, surfaces })
  },
)
