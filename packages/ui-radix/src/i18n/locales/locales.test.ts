import { describe, expect, test } from 'vitest'
import { common } from '../common.ts'
import { locales } from './index.ts'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** A plural form may leave the number out: "one result". */
const isPlural = (key: string) => /\.(zero|one|two|few|many|other)$/.test(key)

describe.each(Object.entries(locales))('%s', (tag, load) => {
  test('has the placeholders of the English text and nothing else', async () => {
    const { default: catalogue } = await load()
    if (typeof catalogue === 'function') return
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.trim(), key).toBe(text)
      if (isPlural(key))
        expect(
          placeholders(text).every((name) => name === '{n}'),
          key,
        ).toBe(true)
      else if (Object.hasOwn(common, key)) {
        expect(placeholders(text), key).toEqual(placeholders(common[key as keyof typeof common]))
      }
    }
  })

  test('says all common words', async () => {
    const { default: catalogue } = await load()
    for (const [key, english] of Object.entries(common)) {
      const text = typeof catalogue === 'function' ? catalogue(key, english) : catalogue[key]
      expect(text, `${tag} ${key}`).toBeTruthy()
    }
  })
})
