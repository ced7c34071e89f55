import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as routes from '../../exports/views.ts'
import type { LazyViewOptions } from '../../modal/views.ts'
import { locales } from '../localeFiles.ts'

type Texts = Readonly<Record<string, string>>
type Exports = Readonly<Record<string, unknown>>

const sources = import.meta.glob<Exports>(
  [
    '../../{buttons,i18n,modal,onramp,views}/**/*.{ts,tsx}',
    '!**/locales/**',
    '!**/*.{test,test-d,stories}.*',
  ],
  { eager: true },
)

/** Objects of English texts: the exports named `messages` or `…Messages`. */
const messages = Object.values(sources).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (/^(\w+M|m)essages$/.test(name) ? [value as Texts] : [])),
)

/** Titles of views with route data and without, and the badges beside them; not those that are only a placeholder. */
const titles = Object.values<LazyViewOptions>(routes)
  .flatMap(({ title, tag }) => [
    ...(typeof title === 'function'
      ? [
          title(undefined),
          title({ wallet: 'x', network: 'x', connector: 'x', addWalletForNamespace: 'solana' }),
          title({}),
        ]
      : [title]),
    ...(tag ? [tag] : []),
  ])
  .filter(([, text]) => !/^\{\w+\}$/.test(text))

/** Every English text of the kit, by key. */
const english: Texts = Object.assign({}, ...messages, Object.fromEntries(titles))

const CATEGORY = /\.(zero|one|two|few|many|other)$/
const placeholders = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
const baseOf = (key: string): string => key.replace(CATEGORY, '')
const isCounted = (key: string): boolean =>
  CATEGORY.test(key) &&
  english[`${baseOf(key)}.one`] !== undefined &&
  english[`${baseOf(key)}.other`] !== undefined
const counted = [...new Set(Object.keys(english).filter(isCounted).map(baseOf))]
const plain = Object.keys(english).filter((key) => !isCounted(key))

/** The categories that whole numbers have in a language; those of a million are left to `other`. */
const categoriesOf = (tag: string): string[] => {
  const rules = new Intl.PluralRules(tag)
  const categories = Array.from({ length: 201 }, (_, n) => rules.select(n))
  return [...new Set([...categories, 'other'])].toSorted()
}

/** Names, signs, and words that are the same everywhere. */
const INTERNATIONAL = 'beta bitcoin cosmos evm farcaster foyer nft nfts ordinals polkadot qr solana token'
/** English loanwords of a language, and words that are equal in both. */
const SHARED: Readonly<Record<string, string>> = {
  de: 'browser chains desktop details link max name smart wallet wallets website',
  es: 'tokens popular',
  fr: 'action actions max message mobile notifications suggestions transaction type',
  id: 'browser chain desktop email multichain',
  it: 'account browser desktop link max mobile multichain smart wallet',
  ms: 'desktop popular',
  nl: 'account browser chains contract desktop details help link max recent slippage smart tokens wallet wallets website',
  pl: 'link',
  'pt-BR': 'code link multichain popular tokens',
  ru: 'email',
  vi: 'email',
}
const isShared = (text: string, tag: string): boolean => {
  const known = new Set(`${INTERNATIONAL} ${SHARED[tag] ?? ''}`.split(' '))
  const words =
    text
      .replace(/\{\w+\}/g, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  return words.every((word) => known.has(word))
}

/** Keys of buttons or tabs beside each other; a language may have one word for two of them. */
const SIDE_BY_SIDE: readonly (readonly string[])[] = [
  ...[
    'common.continue',
    'siwx.sign',
    'smartSessionList.revoke',
    'swapPreview.accept',
    'swapPreview.swap',
    'updateEmail.save',
    'walletSendPreview.send',
  ].map((confirm) => ['common.cancel', confirm]),
  ['smartSessionList.active', 'smartSessionList.expired', 'smartSessionList.revoked'],
  ['account.onramp', 'account.swaps', 'account.receive', 'account.send'],
  ['account.tokens', 'account.nfts', 'account.activity'],
  ['profileWallets.connect', 'profileWallets.switch', 'profileWallets.disconnect'],
]

const translated = Object.entries(locales).filter(([tag]) => tag !== 'en-XA')
const loaded = new Map(
  await Promise.all(translated.map(async ([tag, load]) => [tag, (await load()).default as Texts] as const)),
)
const textsOf = (tag: string): Texts => loaded.get(tag)!

test('a title or badge has the same English text wherever its key is used', () => {
  expect(titles.filter(([key, text]) => english[key] !== text)).toEqual([])
})

test('docs/languages.md lists the languages', () => {
  const guide = readFileSync(new URL('../../../../../docs/languages.md', import.meta.url), 'utf8')
  const [, count, list = ''] = /The modal has (\d+) languages: ([^.]+)\./.exec(guide) ?? []
  expect(list.split(/, | and /)).toEqual(['en', ...loaded.keys()].toSorted())
  expect(Number(count)).toBe(loaded.size + 1)
})

/** English texts whose word has several forms in other languages, by its subject. */
const INFLECTED = ['Active', 'Connected', 'Waiting']

describe.each(translated.map(([tag]) => tag))('%s', (tag) => {
  const texts = textsOf(tag)

  test('has every text, and no other', () => {
    const numbered = counted.flatMap((key) => categoriesOf(tag).map((category) => `${key}.${category}`))
    const wanted = [...plain, ...numbered]
    expect({
      missing: wanted.filter((key) => texts[key] === undefined),
      unknown: Object.keys(texts).filter((key) => !wanted.includes(key)),
    }).toEqual({ missing: [], unknown: [] })
  })

  test('has one translation for texts that are equal in English', () => {
    const keys = plain.filter((key) => !INFLECTED.includes(english[key] ?? ''))
    const first = new Map(keys.toReversed().map((key) => [english[key], texts[key]]))
    expect(keys.filter((key) => texts[key] !== first.get(english[key]))).toEqual([])
  })

  test('a failed payment has the sentence of a failed transaction, and the fee sentence of a failed swap', () => {
    const failed = texts['walletSendConfirmed.reverted'] ?? ''
    const payment = texts['payLoading.failed.body'] ?? ''
    const fee = payment.slice(failed.length)
    expect(payment).toBe(`${failed}${fee}`)
    expect(fee).not.toBe('')
    expect(texts['swapPreview.reverted']?.endsWith(fee)).toBe(true)
  })

  test('has the placeholders of the English text, and no others', () => {
    const wrong = Object.entries(texts).filter(([key, text]) => {
      const has = placeholders(text)
      // One, two and none may be a word: "no results".
      if (isCounted(key) || counted.includes(baseOf(key)))
        return /\.(few|many|other)$/.test(key) ? String(has) !== '{n}' : has.some((name) => name !== '{n}')
      return String(has) !== String(placeholders(english[key]))
    })
    expect(wrong).toEqual([])
  })

  test('is not English', () => {
    const same = Object.entries(texts).filter(([key, text]) => text === english[key] && !isShared(text, tag))
    expect(same).toEqual([])
  })

  test('fits where the English text does', () => {
    const long = Object.entries(texts).filter(([key, text]) => widthOf(text) > roomFor(english[key]))
    expect(long.map(([key, text]) => `${key}: ${english[key]} → ${text}`)).toEqual([])
  })

  test('has different texts for controls that are shown side by side', () => {
    const alike = SIDE_BY_SIDE.filter((keys) => new Set(keys.map((key) => texts[key])).size < keys.length)
    expect(alike.map((keys) => keys.map((key) => `${key}: ${texts[key]}`))).toEqual([])
  })

  test('is clean text', () => {
    const odd = Object.entries(texts).filter(
      ([, text]) =>
        text !== text.trim() ||
        text !== text.normalize('NFC') ||
        // Direction is the work of elements and of `t`; three full stops are one character.
        /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\.\.\.|  /.test(text),
    )
    expect(odd).toEqual([])
  })
})

/** In letters of English: those of East Asia are as wide as two, marks that combine have no width. */
function widthOf(text: string): number {
  const letters = [...text.replace(/[\p{Mn}\u200c\u200d]/gu, '')]
  return letters.reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter) ? 1.8 : 1),
    0,
  )
}

/** 40 % more than English; short labels may be longer by a few characters. */
function roomFor(text = ''): number {
  return text.length <= 12 ? 24 : Math.max(text.length * 1.4, text.length + 14)
}
