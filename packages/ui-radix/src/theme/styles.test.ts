// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from 'tailwindcss'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileStyles } from '../test/compileStyles.ts'
import { contrast, parseColor } from './contrast.ts'
import { foyerPreset } from './preset.ts'
import { tailwindTheme } from './tailwindTheme.ts'
import { tokens, type Tokens } from './tokens.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const files = readdirSync(new URL('parts', import.meta.url)).toSorted()

const root = { ...tokens.light, ...tokens.shape, ...tokens.text, ...tokens.motion }
const dark = { ...root, ...tokens.dark }
const names = Object.keys(root).map((name) => `--foyer-${name}`)

test('parts.css imports every file', () => {
  const imported = [...read('parts.css').matchAll(/parts\/([\w-]+\.css)/g)].map(([, file]) => file).toSorted()
  expect(imported).toEqual(files)
})

test('the modal is above the page, with the animation durations of the specification [S9.17] [S9.27]', () => {
  expect(root).toMatchObject({
    z: '999',
    'panel-w': 'calc(360 * var(--foyer-px))',
    'dur-title': '120ms',
    'dur-height': '150ms',
    'dur-view': '150ms',
  })
})

test.each(['dark', 'contrast', 'reduced', 'forced'] as const)(
  'every token that %s changes has a default',
  (group) => {
    expect(Object.keys(root)).toEqual(expect.arrayContaining(Object.keys(tokens[group])))
  },
)

test('tailwind.css is the output of the preset', () => {
  expect(read('tailwind.css')).toBe(tailwindTheme())
})

test('every utility of the preset has a token', () => {
  const { colors, ...scales } = foyerPreset.theme.extend
  for (const scale of [colors.foyer, ...Object.values(scales)])
    for (const value of Object.values(scale)) expect(names).toContain(value.slice('var('.length, -1))
})

describe.each(files.map((file) => `parts/${file}`))('%s', (file) => {
  const css = withoutComments(read(file))

  test('has no selector outside of [data-foyer]', () => {
    if (file.endsWith('keyframes.css')) return
    // Rules at the top level, and those at the top level of a media query.
    const outer = css
      .split('\n')
      .filter((line) => /^(\s{2})?\S.*\{$/.test(line) && !/^\s*(@|from|to|\d)|&/.test(line))
      .map((line) => line.trim())
    for (const selector of outer) expect(selector).toMatch(/^:where\(\[data-foyer\]/)
  })

  // Browsers match selectors from right to left: `[data-foyer]` as an ancestor needs a walk up the tree, an attribute
  // of the element itself does not.
  test("selectors match the part before its ancestors: [data-foyer-part='row']&", () => {
    expect(css.match(/^\s*&(:where\(\[data-foyer-motion='reduced'\] \*\))?\[data-foyer-part.*/gm)).toBeNull()
  })

  test('has no left and right, except in rules that do not mirror', () => {
    const physical =
      /(^|[\s-])(left|right)(\s*:|-(radius|width|color))|text-align:\s*(left|right)|(margin|padding)-(left|right)/gm
    expect(css.match(physical)).toBeNull()
    const utilities = css.matchAll(/@apply ([^;]*);/g)
    for (const [, list] of utilities)
      expect(list).not.toMatch(
        /(^|\s)-?((m|p|scroll-m|scroll-p)[lr]|left|right|rounded-(l|r|[tb][lr])|border-[lr])-/,
      )
    expect(css).not.toMatch(/\btext-(left|right)\b/)
  })

  test('prefixes the names of its animations', () => {
    for (const [, name] of css.matchAll(/@keyframes ([\w-]+)/g)) expect(name).toMatch(/^foyer-/)
  })
})

describe.each(['styles.css', 'styles.unlayered.css'])('%s, compiled', (file) => {
  let css = ''
  beforeAll(async () => {
    css = withoutComments(await compileStyles(file))
  })

  test('contains no directives of Tailwind, and registers none of its properties on the page', () => {
    expect(css).not.toMatch(
      /@(apply|config|utility|theme|import|tailwind)\b|--tw-|@layer properties|:root|:host/,
    )
    for (const [, name] of css.matchAll(/@property ([\w-]+)/g)) expect(name).toMatch(/^--foyer-/)
  })

  test('uses only variables that exist', () => {
    // The last three are set while a keyboard is shown, and have a fallback.
    const others = ['--foyer-slide', '--foyer-window', '--foyer-moved', '--foyer-keyboard']
    const local = new Set([...others, ...(css.match(/--foyer-[\w-]+(?=:)/g) ?? [])])
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !names.includes(name!) && !local.has(name!))).toEqual([])
  })

  // The shorthand `font` resets it.
  test('has no font after font-variant-numeric in a rule', () => {
    expect(css).not.toMatch(/font-variant-numeric:[^{}]*;\s*font:/)
  })

  test('is in the layer foyer only in styles.css', () => {
    expect(/@layer foyer\s*\{/.test(css)).toBe(file === 'styles.css')
  })
})

const withToken =
  (group: keyof typeof tokens, name: string, value: string) =>
  (config: Config): Config => ({
    ...config,
    theme: { ...config.theme, foyer: { ...tokens, [group]: { ...tokens[group], [name]: value } } },
  })

test.each([
  ['light', 'accent', '#0a7d5a'],
  ['dark', 'fg', '#eeeeee'],
  ['shape', 'radius-lg', '3px'],
  ['text', 'type-row', '700 1em serif'],
  ['motion', 'dur-in', '1234ms'],
] as const)('%s.%s changed in tailwind.config.ts changes the stylesheet', async (group, name, value) => {
  const declaration = `--foyer-${name}: ${value};`
  expect(await compileStyles('styles.css')).not.toContain(declaration)
  expect(await compileStyles('styles.css', withToken(group, name, value))).toContain(declaration)
})

test('spacing changed in tailwind.config.ts changes the parts', async () => {
  const css = await compileStyles('styles.css', (config) => ({
    ...config,
    theme: { ...config.theme, extend: { ...config.theme?.extend, spacing: { DEFAULT: '2px' } } },
  }))
  expect(css).toContain('calc(2px * 12)')
  expect(css).not.toContain('calc(1px * ')
})

/** The colour of a token, with `var()` resolved. */
const colorOf = (theme: Tokens, name: string): string => {
  const [, other] = /^var\(--foyer-([\w-]+)\)$/.exec(theme[name] ?? '') ?? []
  return other ? colorOf(theme, other) : (theme[name] ?? '')
}

describe('contrast', () => {
  const surfaces = ['bg', 'bg-raised', 'bg-hover']
  test.each([
    ...['fg', 'fg-2', 'fg-3', 'accent-text'].flatMap((name) =>
      surfaces.map((on) => [name, on, 4.5] as const),
    ),
    ['fg', 'bg-selected', 4.5],
    ['accent-fg', 'accent', 4.5],
    ['accent-fg', 'accent-hover', 4.5],
    ['accent-text', 'accent-soft', 4.5],
    ['fg', 'accent-soft', 4.5],
    ['fg-2', 'accent-soft', 4.5],
    ['success', 'success-soft', 4.5],
    ['warning', 'warning-soft', 4.5],
    ['danger', 'danger-soft', 4.5],
    ['success', 'bg', 4.5],
    ['warning', 'bg', 4.5],
    ['danger', 'bg', 4.5],
    ['border-input', 'bg', 3],
    ['border-input', 'bg-raised', 3],
    ['accent', 'bg', 3],
    ['accent', 'bg-hover', 3],
  ] as const)('%s on %s is at least %s, light and dark', (text, on, least) => {
    for (const theme of [root, dark]) {
      expect(
        contrast(parseColor(colorOf(theme, text))!, parseColor(colorOf(theme, on))!),
      ).toBeGreaterThanOrEqual(least)
    }
  })

  test('the selected item is lighter than its surface, light and dark', () => {
    const black = [0, 0, 0] as const
    for (const theme of [root, dark]) {
      const [selected, surface] = ['bg-selected', 'bg-raised'].map((name) =>
        contrast(parseColor(colorOf(theme, name))!, black),
      )
      expect(selected).toBeGreaterThan(surface!)
    }
  })
})
