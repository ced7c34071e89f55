import { describe, expect, test, vi } from 'vitest'
import { createTranslator } from './createTranslator.ts'
import { pseudoLocalize } from './locales/en-XA.ts'

const messages = {
  plain: 'Connect wallet',
  in: 'Continue in {wallet}',
  two: '{a} and {b} and {a}',
  'wallets.one': '{n} wallet',
  'wallets.other': '{n} wallets',
  resend: 'Resend in {n}s',
} as const

const spanish = {
  plain: 'Conectar',
  in: 'Continúa en {wallet}',
  'wallets.one': '{n} billetera',
  'wallets.other': '{n} billeteras',
}

describe('texts', () => {
  test('English without a catalogue', () => {
    const t = createTranslator()
    expect(t(messages, 'plain')).toBe('Connect wallet')
    expect(t(messages, 'in', { wallet: 'Orange' })).toBe('Continue in Orange')
    expect(t(messages, 'two', { a: 1, b: 'x' })).toBe('1 and x and 1')
  })

  test('messages of the host override the locale, which overrides English', () => {
    const t = createTranslator({
      locale: 'es',
      catalogue: spanish,
      overrides: { plain: 'Entrar', resend: undefined },
    })
    expect(t(messages, 'plain')).toBe('Entrar')
    expect(t(messages, 'in', { wallet: 'Orange' })).toBe('Continúa en Orange')
    expect(t(messages, 'resend', { n: 5 })).toBe('Resend in 5s')
  })

  test('isolates English in a text of the other direction, but not messages of the host', () => {
    const t = createTranslator({ locale: 'ar', catalogue: { plain: 'ربط' }, overrides: { resend: 'Again' } })
    expect(t(messages, 'plain')).toBe('ربط')
    expect(t(messages, 'two', { a: 1, b: 2 })).toMatch(/^\u2068.* and .* and .*\u2069$/)
    expect(t(messages, 'wallets', { n: 2 })).toMatch(/^\u2068.* wallets\u2069$/)
    expect(t(messages, 'resend', { n: 5 })).toBe('Again')
    expect(createTranslator()(messages, 'plain')).toBe('Connect wallet')
  })

  test('reports a missing key once', () => {
    const onMissing = vi.fn<(key: string, locale: string) => void>()
    const t = createTranslator({ locale: 'es', catalogue: spanish, onMissing })
    t(messages, 'resend', { n: 1 })
    t(messages, 'resend', { n: 2 })
    t(messages, 'plain')
    t(messages, 'wallets', { n: 2 })
    expect(onMissing.mock.calls).toEqual([['resend', 'es']])
  })

  test('reports a plural that is missing, and no text that the host has', () => {
    const onMissing = vi.fn<(key: string, locale: string) => void>()
    const overrides = { in: 'En {wallet}', 'files.other': '{n} archivos' }
    const t = createTranslator({ locale: 'es', catalogue: { plain: 'Conectar' }, overrides, onMissing })
    t(messages, 'wallets', { n: 2 })
    t(messages, 'in', { wallet: 'Orange' })
    t({ 'files.one': '{n} file', 'files.other': '{n} files' } as const, 'files', { n: 2 })
    expect(onMissing.mock.calls).toEqual([['wallets', 'es']])
  })

  test('the language of the texts is English until there is a catalogue', () => {
    const { locale, lang } = createTranslator({ locale: 'es' })
    expect([locale, lang]).toEqual(['es', 'en'])
    expect(createTranslator({ locale: 'es', catalogue: spanish }).lang).toBe('es')
  })

  test.each(['{wallet}', '{one} / {other}', '…'])(
    '%j has nothing to translate, and is not reported',
    (text) => {
      const onMissing = vi.fn<(key: string, locale: string) => void>()
      const t = createTranslator({ locale: 'es', catalogue: spanish, onMissing })
      t({ title: text } as Record<string, string>, 'title', { wallet: 'Pebble', one: 1, other: 2 })
      expect(onMissing).not.toHaveBeenCalled()
    },
  )

  test('reports no missing keys while a catalogue loads', () => {
    const onMissing = vi.fn<(key: string, locale: string) => void>()
    createTranslator({ locale: 'es', onMissing })(messages, 'plain')
    expect(onMissing).not.toHaveBeenCalled()
  })

  test('ignores keys of Object.prototype', () => {
    const t = createTranslator({ locale: 'es', catalogue: spanish })
    expect(t({ constructor: 'Builder' }, 'constructor')).toBe('Builder')
    expect(t(messages as Record<string, string>, 'toString')).toBe('toString')
    expect(t({ a: '{constructor}' } as Record<string, string>, 'a', {})).toBe('')
  })
})

describe('plurals', () => {
  test.each([
    ['en', undefined, 1, '1 wallet'],
    ['en', undefined, 0, '0 wallets'],
    ['en', undefined, 1200, '1,200 wallets'],
    ['es', spanish, 1, '1 billetera'],
    ['es', spanish, 2, '2 billeteras'],
    // Polish has categories that English lacks.
    ['pl', { 'wallets.few': '{n} portfele', 'wallets.other': '{n} portfela' }, 3, '3 portfele'],
    // A catalogue without the category uses its own `other`, not English.
    ['pl', { 'wallets.other': '{n} portfela' }, 5, '5 portfela'],
  ])('%s %#', (locale, catalogue, n, expected) => {
    expect(createTranslator({ locale, catalogue })(messages, 'wallets', { n })).toBe(expected)
  })

  test('a count in a text without plurals is formatted as a number', () => {
    expect(createTranslator()(messages, 'resend', { n: 30 })).toBe('Resend in 30s')
  })
})

describe('values are inserted as text', () => {
  test.each([
    ['<b>x</b>', 'Continue in <b>x</b>'],
    ['{wallet}', 'Continue in {wallet}'],
    ['$& $1 $$', 'Continue in $& $1 $$'],
    ['a\u202Eevil', 'Continue in a evil'],
    ['line\nbreak\u0000', 'Continue in line break '],
    ['محفظة', 'Continue in \u2068محفظة\u2069'],
  ])('%j', (wallet, expected) => {
    expect(createTranslator()(messages, 'in', { wallet })).toBe(expected)
  })

  test('isolates Latin names in a right-to-left sentence', () => {
    const t = createTranslator({ locale: 'ar', catalogue: { in: 'تابع في {wallet}' } })
    expect(t(messages, 'in', { wallet: 'Orange' })).toBe('تابع في \u2068Orange\u2069')
    expect(t.dir).toBe('rtl')
  })
})

test.each(['de_DE', 'no tag!', ''])('an invalid locale formats numbers: %j', (locale) => {
  expect(createTranslator({ locale })(messages, 'wallets', { n: 2 })).toBe('2 wallets')
})

test('rich texts keep their elements', () => {
  const link = { type: 'a' }
  expect(createTranslator().rich(messages, 'two', { a: link, b: 'x' })).toEqual([
    link,
    ' and ',
    'x',
    ' and ',
    link,
  ])
})

test('numbers and texts of rich texts are formatted, without control characters', () => {
  const german = createTranslator({ locale: 'de' })
  expect(german.rich(messages, 'two', { a: 1000, b: 'App\u202e' })).toEqual([
    '1.000',
    ' and ',
    'App ',
    ' and ',
    '1.000',
  ])
})

test('the pseudo-locale has accents, is 40 % longer, and keeps placeholders', () => {
  const text = pseudoLocalize('Continue in {wallet}')
  expect(text).toContain('{wallet}')
  expect(text).not.toMatch(/Continue/)
  expect(text.length).toBeGreaterThanOrEqual('Continue in {wallet}'.length * 1.4)
  const onMissing = vi.fn<(key: string, locale: string) => void>()
  const t = createTranslator({
    locale: 'en-XA',
    catalogue: (_, english) => pseudoLocalize(english),
    onMissing,
  })
  expect(t(messages, 'in', { wallet: 'Orange' })).toBe(text.replace('{wallet}', 'Orange'))
  expect(onMissing).not.toHaveBeenCalled()
})
