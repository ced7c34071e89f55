import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setup } from '../../test/setup.ts'
import { readAnswer, readRows } from './readAnswer.ts'

const schema = v.object({ price: v.number(), quantity: v.object({ decimals: v.string() }) })
const good = (price: number) => ({ price, quantity: { decimals: '18' } })
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const read = (...rows: readonly unknown[]) => {
  const report = vi.fn<(error: unknown) => void>()
  const { config } = setup({ onError: report })
  return { report, run: () => readRows({ config, rows, schema, list: 'balances' }) }
}

test('the first invalid row is reported with its field, and all valid rows are returned', () => {
  const { report, run } = read(good(1), { price: 'x', quantity: {} }, good(2), null)
  expect(run()).toEqual([good(1), good(2)])
  expect(report.mock.calls).toEqual([
    [
      expect.objectContaining({
        code: 'RESPONSE_INVALID',
        context: expect.objectContaining({ field: 'balances.1.price' }),
      }),
    ],
  ])
})

test('a row that is no object is reported with its index', () => {
  const { report, run } = read(good(1), 'x')
  run()
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ context: expect.objectContaining({ field: 'balances.1' }) }),
  )
})

test('readRows throws if no row is valid', () => {
  const { report, run } = read({ price: 1, quantity: { decimals: 18 } })
  expect(run).toThrow(
    expect.objectContaining({ context: expect.objectContaining({ field: 'balances.0.quantity.decimals' }) }),
  )
  expect(report).not.toHaveBeenCalled()
})

test('an empty list yields an empty list', () => {
  expect(read().run()).toEqual([])
})

test('readAnswer returns an answer that fits, and throws with the field of another', () => {
  expect(readAnswer(schema, { ...good(1), unknown: true })).toEqual(good(1))
  expect(() => readAnswer(schema, { price: 1, quantity: { decimals: 18 } })).toThrow(
    expect.objectContaining({
      code: 'RESPONSE_INVALID',
      context: expect.objectContaining({ field: 'quantity.decimals' }),
    }),
  )
})

test('development builds log one invalid row per request and list, also without valid rows', () => {
  const { config } = setup()
  const run = (path: string, list: string, ...rows: readonly unknown[]) =>
    readRows({ config, rows, schema, list, path })
  const invalid = { price: 1, quantity: { decimals: 18 } }
  expect(() => run('/rows', 'balances', invalid, null)).toThrow()
  expect(() => run('/rows', 'balances', null)).toThrow()
  run('/rows', 'prices', good(1), invalid)
  run('/other', 'balances', good(1), invalid)
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    '[foyer] /rows: The backend’s answer is not valid at balances.0.quantity.decimals: Invalid type: Expected string but received 18',
    expect.stringMatching(/^\[foyer\] \/rows: .* at prices\.1\.quantity\.decimals: /),
    expect.stringMatching(/^\[foyer\] \/other: .* at balances\.1\.quantity\.decimals: /),
  ])
})

test('an unbundled page, which has no `process`, keeps the valid rows', () => {
  const { report, run } = read(good(1), null)
  vi.stubGlobal('process', undefined)
  const rows = run()
  vi.unstubAllGlobals()
  expect(rows).toEqual([good(1)])
  expect(report).toHaveBeenCalledOnce()
})
