import { describe, expect, test } from 'vitest'
import { common as shared } from '../common.ts'
import { hero } from '../hero.ts'
import { locales } from './index.ts'

const common = { ...shared, ...hero }
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** A plural form may leave the number out: "one result". */
const isPlural = (key: string) => /\.(zero|one|two|few|many|other)$/.test(key)

async function textsOf(load: (typeof locales)[keyof typeof locales]): Promise<Record<string, string>> {
  const { default: catalogue } = await load()
  if (typeof catalogue !== 'function') return catalogue
  return Object.fromEntries(
    Object.entries(common).map(([key, english]) => [key, catalogue(key, english) ?? '']),
  )
}

describe.each(Object.entries(locales))('%s', (_, load) => {
  test('has the placeholders of the English text and nothing else', async () => {
    const wrong = Object.entries(await textsOf(load)).filter(([key, text]) => {
      const wanted = Object.hasOwn(common, key) ? placeholders(common[key as keyof typeof common]) : ['{n}']
      const has = placeholders(text)
      return isPlural(key) ? has.some((name) => name !== '{n}') : String(has) !== String(wanted)
    })
    expect(wrong.filter(([key]) => Object.hasOwn(common, key) || isPlural(key))).toEqual([])
  })

  test('says all common words', async () => {
    const texts = await textsOf(load)
    expect(Object.keys(common).filter((key) => !texts[key] || texts[key].trim() !== texts[key])).toEqual([])
  })
})
