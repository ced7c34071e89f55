import { readdirSync, readFileSync } from 'node:fs'
import { type AbiFunction, encodeFunctionData, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { createDecoder } from './createDecoder.ts'
import { pendleFunctions } from './pendle.ts'

const decode = createDecoder([
  'struct Call { address to; bytes data; }',
  '0xa9059cbb function transfer(address to, uint256 amount)',
  '0x252dba42 function aggregate(Call[] calls)',
])
const abi = parseAbi([
  'struct Call { address to; bytes data; }',
  'function transfer(address to, uint256 amount)',
  'function aggregate(Call[] calls)',
  'function approve(address spender, uint256 amount)',
])
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('a decoder', () => {
  test('decodes arguments and structs, in any case of the selector, and also a second time', () => {
    const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [ACCOUNT, 5n] })
    const aggregate = encodeFunctionData({
      abi,
      functionName: 'aggregate',
      args: [[{ to: ACCOUNT, data: '0x12' }]],
    })
    for (const data of [transfer, `0xA9059CBB${transfer.slice(10)}`, transfer] as const)
      expect(decode(data)).toMatchObject({ functionName: 'transfer', args: [ACCOUNT, 5n] })
    expect(decode(aggregate)).toMatchObject({ args: [[{ to: ACCOUNT, data: '0x12' }]] })
  })

  test('returns undefined for other functions, and for less than a selector', () => {
    const approve = encodeFunctionData({ abi, functionName: 'approve', args: [ACCOUNT, 5n] })
    for (const data of [approve, '0xa9059c', '0x'] as const) expect(decode(data)).toBeUndefined()
  })

  test('throws for arguments that do not decode', () => {
    expect(() => decode('0xa9059cbb')).toThrow(expect.objectContaining({ code: 'REQUEST_UNREADABLE' }))
  })
})

describe('selectors', () => {
  const folder = new URL('.', import.meta.url)
  const tables = readdirSync(folder)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      const written = [...text.matchAll(/'((?:0x[\da-f]{8} function|struct) [^']+)'/g)].flatMap(
        ([, row]) => row ?? [],
      )
      const isFunction = (row: string): boolean => row.startsWith('0x')
      return {
        file,
        structs: written.filter((row) => !isFunction(row)),
        functions: file === 'pendle.ts' ? pendleFunctions : written.filter(isFunction),
      }
    })
    .filter(({ functions }) => functions.length > 0)

  test('eight tables have selectors', () => {
    expect(tables).toHaveLength(8)
    expect(tables.flatMap(({ functions }) => functions).length).toBeGreaterThan(380)
  })

  test.each(tables)('$file has the selectors of its signatures, each once', ({ structs, functions }) => {
    const rows = functions.map((row) => ({ written: row.slice(0, 10), signature: row.slice(11) }))
    for (const { written, signature } of rows) {
      const [item] = (parseAbi([signature, ...structs]) as readonly AbiFunction[]).filter(
        ({ type }) => type === 'function',
      )
      expect(item && toFunctionSelector(item), signature).toBe(written)
    }
    expect(new Set(rows.map(({ written }) => written)).size).toBe(rows.length)
  })
})
