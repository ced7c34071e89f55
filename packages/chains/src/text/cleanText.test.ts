import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimedText, cleanText } from './cleanText.ts'

const name = 'MetaMask'

describe('invisible characters are removed from a name', () => {
  test.each([
    ['zero width non-joiner', 'Meta\u200CMask'],
    ['zero width joiner', 'Meta\u200DMask'],
    ['zero width space', 'Meta\u200BMask'],
    ['word joiner', 'Meta\u2060Mask'],
    ['byte order mark', '\uFEFFMetaMask'],
    ['soft hyphen', 'Meta\u00ADMask'],
    ['invisible separator', 'Meta\u2063Mask'],
    ['Hangul filler', 'MetaMask\u3164'],
    ['half width Hangul filler', 'Meta\uFFA0Mask'],
    ['combining grapheme joiner', 'Meta\u034FMask'],
    ['tag letter', 'Meta\u{E0061}Mask'],
    ['variation selector', 'Meta\uFE0FMask'],
    ['private use', 'Meta\uE000Mask'],
    ['lone surrogate', 'Meta\uD800Mask'],
    ['bidirectional mark', '\u202EMeta\u2066Mask\u2069'],
    ['Arabic letter mark', 'Meta\u061CMask'],
    ['control', 'Meta\u0000Mask\u009F'],
    ['blank Braille pattern', 'MetaMask\u2800'],
  ])('%s', (_, text) => {
    expect(cleanText(text, 64)).toBe(name)
    expect(claimedText(text)).toBe(name)
  })
})

test.each([
  [' A \n\t B ', 'A B'],
  ['A\u00A0\u2003B', 'A B'],
  ['A\r\nB\u2028C\u0085D', 'A B C D'],
  ['A \u200B B', 'A B'],
  ['محفظة', 'محفظة'],
  ['<b>', '<b>'],
  ['🦊 Fox', '🦊 Fox'],
  ['Crème', 'Crème'],
  ['\u0000\u200B \u202E', ''],
])('%j is cleaned to %j', (text, expected) => {
  expect(cleanText(text, 64)).toBe(expected)
})

test('a long text is cut between code points', () => {
  expect(cleanText('W'.repeat(10_000_000), 64)).toHaveLength(64)
  expect([...cleanText('🦊'.repeat(100), 64)]).toHaveLength(64)
  expect(cleanText('ab cd', 3)).toBe('ab')
  expect(cleanText('  abcd', 3)).toBe('abc')
})

test('only four times the maximum length is read', () => {
  expect(cleanText(`${'\u200B'.repeat(7)}abc`, 2)).toBe('a')
})

test.each([[undefined], [null], [7], [{}], ['x'.repeat(129)]])('claimedText drops %j', (value) => {
  expect(claimedText(value)).toBeUndefined()
})

test('claimedText keeps 128 characters', () => {
  expect(claimedText('x'.repeat(128))).toHaveLength(128)
})

test('any text becomes one trimmed line without invisible characters, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const cleaned = cleanText(text, 20)
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]|^\s|\s$|\s\s/u)
      expect([...cleaned].length).toBeLessThanOrEqual(20)
      expect(cleanText(cleaned, 20)).toBe(cleaned)
    }),
  )
})
