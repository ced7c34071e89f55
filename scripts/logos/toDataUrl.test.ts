import { expect, test } from 'vitest'
import { toDataUrl } from './toDataUrl.ts'

test('[S7.32] writes an SVG as a data URL without spaces between elements', () => {
  const source = `var a = '<svg class="web3icons" viewBox="0 0 1 1">\\n  <path fill="#fff" d="M0 0z"/>\\n</svg>\\n'`
  const url = toDataUrl(source)
  expect(decodeURIComponent(url)).toBe(
    `data:image/svg+xml,<svg viewBox='0 0 1 1'><path fill='#fff' d='M0 0z'/></svg>`,
  )
  expect(url).not.toMatch(/[#<>"]/)
})

test.each([
  '<script/>',
  '<path onload="a()"/>',
  '<image href="https://a.example"/>',
  '<p style="fill:url(https://a.example)"/>',
])('refuses %s', (markup) => {
  expect(() => toDataUrl(`<svg>${markup}</svg>`)).toThrow('more than shapes')
})
