import { custom, encodeAbiParameters, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { runOperation } from '../../adapter.ts'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { eip155 } from '../eip155.ts'
import { parseSymbol } from './tokenSymbol.ts'

const encoded = (symbol: string) => encodeAbiParameters([{ type: 'string' }], [symbol])

describe('symbol of a response', () => {
  test.each([
    'USDC',
    'USDC.e',
    'UNI-V2',
    'USD₮0',
    '$WIF',
    'stETH',
    'aEthUSDC',
    '1INCH',
    '元',
    'crv_3',
    'A+B',
  ])('%s, as a string', (symbol) => expect(parseSymbol(encoded(symbol))).toBe(symbol))

  test('MKR, as bytes32', () => expect(parseSymbol(stringToHex('MKR', { size: 32 }))).toBe('MKR'))

  test.each([
    ['no text', encoded('')],
    ['several words', encoded('USDC verified')],
    ['a long word', encoded('A'.repeat(17))],
    ['a text of several words of memory', encoded('A'.repeat(33))],
    ['characters that reorder text', encoded('\u202eCDSU')],
    ['an invisible character', encoded('US\u200bDC')],
    ['a line break', encoded('USDC\n')],
    ['a combining mark', encoded('USDC\u0337')],
    ['a text that looks like an address in brackets', encoded('USDC(0xA0b8)')],
    ['bytes32 without text', stringToHex('', { size: 32 })],
    ['bytes that are no UTF-8', `0x${'ff'.repeat(32)}`],
    ['a number', `0x${'6'.padStart(64, '0')}`],
    ['an offset outside of the data', `0x${'f'.repeat(64)}${'1'.padStart(64, '0')}${'41'.padEnd(64, '0')}`],
    ['half a word', '0x1234'],
    ['nothing', '0x'],
    ['no hexadecimal digits', '0xUSDC'],
    ['another type', 6],
    ['no response', undefined],
  ])('none for %s', (_, answer) => expect(parseSymbol(answer)).toBeUndefined())
})

test('getTokenSymbol asks the contract, and has no symbol if no node answers', async () => {
  const asked: unknown[] = []
  const ask = (answer: () => unknown) => {
    const request = async ({ params }: { readonly params?: unknown }): Promise<unknown> => {
      asked.push(params)
      return answer()
    }
    const adapter = eip155({
      transports: { [mainnet.caipNetworkId]: custom({ request }, { retryCount: 0 }) },
    })
    const context = { network: mainnet, provider: undefined }
    return runOperation(adapter, 'getTokenSymbol', { ...context, parameters: { token: '0xA0b8' } })
  }
  expect(await ask(() => encoded('USDC'))).toBe('USDC')
  expect(asked).toEqual([[{ to: '0xA0b8', data: '0x95d89b41' }, 'latest']])
  expect(
    await ask(() => {
      throw new Error('down')
    }),
  ).toBeUndefined()
})
