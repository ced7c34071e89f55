import { expect, test } from 'vitest'
import { collect } from '../test/fakePage.ts'
import { createLister } from './createLister.ts'

const wallet = (id: string) => ({
  id,
  name: id,
  isAvailable: () => true,
  canRestore: false,
  loadDriver: () => Promise.reject(new Error('not loaded')),
})

test('a wallet removed twice does not remove the wallet that took its place', () => {
  const { listed, context } = collect()
  const { add } = createLister(context, 'cosmos')
  const remove = add(wallet('fern'))
  remove()
  add(wallet('fern'))
  remove()
  expect(listed.map(({ uid }) => uid)).toEqual(['cosmos:fern'])
})

test('at most 100 wallets are listed; a removed wallet makes room, and stop removes all', () => {
  const { listed, context } = collect()
  const { add, stop } = createLister(context, 'cosmos')
  const removes = Array.from({ length: 101 }, (_, index) => add(wallet(`${index}`)))
  expect(listed).toHaveLength(100)
  removes.at(-1)?.()
  expect(listed).toHaveLength(100)
  removes[0]?.()
  add(wallet('late'))
  expect(listed.at(-1)?.id).toBe('late')
  stop()
  expect(listed).toEqual([])
})
