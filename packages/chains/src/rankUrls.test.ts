import { expect, test } from 'vitest'
import { addSample, rankUrls, type RpcSamples } from './rankUrls.ts'

const FAILED = Number.POSITIVE_INFINITY

test.each([
  ['nothing is known', {}, 'abc'],
  ['the first one works', { a: [500] }, 'abc'],
  ['all work alike', { a: [100], b: [100], c: [100] }, 'abc'],
  ['a later one is faster', { a: [500], b: [50] }, 'bac'],
  ['the first one fails', { a: [FAILED] }, 'bca'],
  ['the first one is fast and fails once', { a: [1, 1, 1, 1, 1, 1, 1, 1, 1, FAILED], b: [100] }, 'abc'],
  ['the first one is hardly faster and fails', { a: [10, 10, 10, FAILED], b: [20] }, 'bca'],
  ['the first one fails often', { a: [10, FAILED, FAILED, FAILED] }, 'bca'],
  ['all fail', { a: [FAILED], b: [FAILED], c: [FAILED] }, 'abc'],
  ['stability outweighs speed', { a: [1, FAILED], b: [1000, 1000] }, 'bca'],
] as [string, Record<string, number[]>, string][])('[S9.13] when %s: %j → %s', (_, samples, order) => {
  expect(rankUrls(['a', 'b', 'c'], new Map(Object.entries(samples))).join('')).toBe(order)
})

test('[S9.13] the latest ten samples count', () => {
  const samples: RpcSamples = new Map()
  for (let count = 0; count < 15; count++) addSample(samples, 'a', count)
  expect(samples.get('a')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})
