// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseColor } from './contrast.ts'
import { foyerPreset } from './preset.ts'

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const files = readdirSync(new URL('parts', import.meta.url)).toSorted()
const tokens = read('tokens.css')

/** The declarations of the first block after a text. */
const blockAfter = (text: string) => {
  const start = tokens.indexOf('{', tokens.indexOf(text) + text.length - 1)
  const entries = tokens
    .slice(start + 1, tokens.indexOf('}', start))
    .matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)
  return Object.fromEntries([...entries].map(([, name, value]) => [name!, value!.replaceAll(/\s+/g, ' ')]))
}
const light = blockAfter(':where([data-foyer]) {')
const dark = blockAfter("[data-foyer-theme='dark'])")

test('parts.css imports every file', () => {
  const imported = [...read('parts.css').matchAll(/parts\/([\w-]+\.css)/g)].map(([, file]) => file).toSorted()
  expect(imported).toEqual(files)
})

test('the modal stands above pages, and moves as long as is specified [S9.17] [S9.27]', () => {
  expect(light).toMatchObject({
    '--foyer-z': '999',
    '--foyer-panel-w': '360px',
    '--foyer-dur-title': '120ms',
    '--foyer-dur-height': '150ms',
    '--foyer-dur-view': '150ms',
  })
})

test('dark by attribute and dark by system are one', () => {
  expect(blockAfter("[data-foyer-theme='system']")).toEqual(dark)
})

test('less motion by attribute and by system are one', () => {
  expect(blockAfter("not([data-foyer-motion='full'])")).toEqual(blockAfter("[data-foyer-motion='reduced'])"))
})

test('what dark and reduced motion change has a value to change', () => {
  const known = Object.keys(light)
  for (const name of [...Object.keys(dark), ...Object.keys(blockAfter("[data-foyer-motion='reduced'])"))]) {
    expect(known).toContain(name)
  }
})

describe.each([...files.map((file) => `parts/${file}`), 'tokens.css'])('%s', (file) => {
  const css = read(file)

  test('has no selector outside of [data-foyer]', () => {
    if (file.endsWith('keyframes.css')) return
    // Rules at the top, and those at the top of a media query.
    const outer = css
      .split('\n')
      .filter((line) => /^(\s{2})?\S.*\{$/.test(line) && !/^\s*(@|from|to|\d)|&/.test(line))
      .map((line) => line.trim())
    for (const selector of outer) expect(selector).toMatch(/^:where\(\[data-foyer\]/)
  })

  // A browser asks in the order of writing, of every element by every rule: whether it stands under `[data-foyer]`
  // takes a walk to the top, which part it is does not.
  test("asks which part it is before where that stands: [data-foyer-part='row']&", () => {
    expect(css.match(/^\s*&(:where\(\[data-foyer-motion='reduced'\] \*\))?\[data-foyer-part.*/gm)).toBeNull()
  })

  test('uses only variables that exist', () => {
    const local = new Set(css.match(/--foyer-[\w-]+(?=:)/g))
    for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) {
      expect([...Object.keys(light), ...local, '--foyer-slide']).toContain(name)
    }
  })

  test('knows no left and right, except in what never turns', () => {
    const physical =
      /(^|[\s-])(left|right)(\s*:|-(radius|width|color))|text-align:\s*(left|right)|(margin|padding)-(left|right)/gm
    expect(css.match(physical)).toBeNull()
  })

  test('names its animations after us', () => {
    for (const [, name] of css.matchAll(/@keyframes ([\w-]+)/g)) expect(name).toMatch(/^foyer-/)
  })
})

describe('contrast', () => {
  const surfaces = ['--foyer-bg', '--foyer-bg-raised', '--foyer-bg-hover']
  test.each([
    ...['fg', 'fg-2', 'fg-3', 'accent-text'].flatMap((name) =>
      surfaces.map((on) => [`--foyer-${name}`, on, 4.5] as const),
    ),
    ['--foyer-accent-fg', '--foyer-accent', 4.5],
    ['--foyer-accent-fg', '--foyer-accent-hover', 4.5],
    ['--foyer-accent-text', '--foyer-accent-soft', 4.5],
    ['--foyer-fg', '--foyer-accent-soft', 4.5],
    ['--foyer-fg-2', '--foyer-accent-soft', 4.5],
    ['--foyer-success', '--foyer-success-soft', 4.5],
    ['--foyer-warning', '--foyer-warning-soft', 4.5],
    ['--foyer-danger', '--foyer-danger-soft', 4.5],
    ['--foyer-success', '--foyer-bg', 4.5],
    ['--foyer-warning', '--foyer-bg', 4.5],
    ['--foyer-danger', '--foyer-bg', 4.5],
    ['--foyer-border-input', '--foyer-bg', 3],
    ['--foyer-border-input', '--foyer-bg-raised', 3],
    ['--foyer-accent', '--foyer-bg', 3],
    ['--foyer-accent', '--foyer-bg-hover', 3],
  ] as const)('%s on %s is at least %s, light and dark', (text, on, least) => {
    for (const theme of [light, { ...light, ...dark }]) {
      expect(contrast(parseColor(theme[text]!)!, parseColor(theme[on]!)!)).toBeGreaterThanOrEqual(least)
    }
  })
})

test('the Tailwind 4 theme and the preset have the same names for the same tokens', () => {
  const declared: Record<string, string> = Object.fromEntries(
    [...read('tailwind.css').matchAll(/--([\w-]+): (var\(--foyer-[\w-]+\));/g)].map(([, name, value]) => [
      name,
      value ?? '',
    ]),
  )
  const { colors, borderRadius, fontFamily, transitionDuration } = foyerPreset.theme.extend
  expect(declared).toEqual({
    ...Object.fromEntries(
      Object.entries(colors.foyer).map(([name, value]) => [`color-foyer-${name}`, value]),
    ),
    ...Object.fromEntries(Object.entries(borderRadius).map(([name, value]) => [`radius-${name}`, value])),
    ...Object.fromEntries(Object.entries(fontFamily).map(([name, value]) => [`font-${name}`, value])),
    ...Object.fromEntries(
      Object.entries(transitionDuration).map(([name, value]) => [`transition-duration-${name}`, value]),
    ),
  })
  for (const value of Object.values(declared)) expect(Object.keys(light)).toContain(value.slice(4, -1))
})
