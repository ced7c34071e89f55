import { describe, expect, test } from 'vitest'
import caipExamples from '../../vectors/caip-examples.json' with { type: 'json' }
import namespaceExamples from '../../vectors/namespaces-examples.json' with { type: 'json' }
import {
  chainNamespaces,
  formatCaipAddress,
  formatCaipNetworkId,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  isFoyerError,
  parseCaipAddress,
  parseCaipNetworkId,
} from '../exports/index.ts'

const isOurs = (value: string) => chainNamespaces.some((namespace) => value.startsWith(`${namespace}:`))
const everyExample = [
  ...Object.values(namespaceExamples).flat(),
  ...caipExamples['caip-2'],
  ...caipExamples['caip-10'],
]
const unique = (values: readonly string[]) => [...new Set(values)].filter((value) => !value.includes('/'))
const networkIds = unique(everyExample).filter((value) => value.split(':').length === 2)
const addresses = unique(everyExample).filter((value) => value.split(':').length === 3)

const notStrings: readonly unknown[] = [
  undefined,
  null,
  1,
  {},
  [],
  Symbol('x'),
  {
    toString: () => {
      throw new Error('no')
    },
  },
]

describe('CAIP-2 network ids', () => {
  test.each(networkIds.filter(isOurs))('[S3.24] [S5.22] %s is parsed and formatted', (value) => {
    const [namespace, chainId] = value.split(':')
    const parsed = parseCaipNetworkId(value)
    expect(parsed).toEqual({ namespace, chainId })
    expect(formatCaipNetworkId(parsed)).toBe(value)
  })

  test.each([
    ...networkIds.filter((value) => !isOurs(value)),
    ...[
      ':1',
      '123:',
      'abC:1',
      'eip155:',
      'eip155',
      '',
      ':',
      'eip155:1:',
      'eip155:1:0xabc',
      'EIP155:1',
      ' eip155:1',
      'tron:1',
    ],
    ...addresses,
  ])('[S5.8] [S5.22] %j throws', (value) => {
    expect(() => parseCaipNetworkId(value)).toThrow(`Invalid CAIP-2 network id: ${value}`)
  })

  test.each(notStrings.map((value) => [value]))('[S5.8] rejects other values than strings (%#)', (value) => {
    expect(() => parseCaipNetworkId(value as string)).toThrow(InvalidCaipNetworkIdError)
  })

  test('[S5.8] the error has text, value and error code as separate fields', () => {
    const error = catching(() => parseCaipNetworkId('x'))
    expect(error).toMatchObject({
      code: 'INVALID_CAIP_NETWORK_ID',
      name: 'InvalidCaipNetworkIdError',
      shortMessage: 'Invalid CAIP-2 network id',
      context: { value: 'x' },
    })
    expect(isFoyerError(error, 'INVALID_CAIP_NETWORK_ID')).toBe(true)
  })

  test('[S5.22] does not format invalid values', () => {
    expect(() => formatCaipNetworkId({ namespace: 'eip155', chainId: '' })).toThrow(InvalidCaipNetworkIdError)
    expect(() => formatCaipNetworkId({ namespace: 'cosmos', chainId: 'a:b' })).toThrow(
      InvalidCaipNetworkIdError,
    )
  })
})

describe('CAIP-10 addresses', () => {
  test.each(addresses.filter(isOurs))('[S3.24] [S5.8] %s is parsed and formatted', (value) => {
    const [namespace, chainId, address] = value.split(':')
    const parsed = parseCaipAddress(value)
    expect(parsed).toEqual({ namespace, chainId, address, caipNetworkId: `${namespace}:${chainId}` })
    expect(formatCaipAddress(parsed)).toBe(value)
  })

  test.each([
    ...networkIds,
    ...addresses.filter((value) => !isOurs(value)),
    ...[
      '',
      '::',
      'eip155::0xabc',
      'eip155:1:',
      ':1:0xabc',
      'eip155:1:0xabc:1',
      'eip155:1:0xabc:',
      'tron:1:T',
    ],
  ])('[S5.8] %j throws', (value) => {
    const error = catching(() => parseCaipAddress(value))
    expect(error).toBeInstanceOf(InvalidCaipAddressError)
    expect(error).toMatchObject({
      code: 'INVALID_CAIP_ADDRESS',
      shortMessage: `Invalid CAIP-10 address: ${value}`,
      message: `Invalid CAIP-10 address: ${value}`,
    })
  })

  test.each(notStrings.map((value) => [value]))('[S5.8] rejects other values than strings (%#)', (value) => {
    expect(() => parseCaipAddress(value as string)).toThrow(InvalidCaipAddressError)
  })

  test('[S5.8] does not format invalid values', () => {
    expect(() => formatCaipAddress({ namespace: 'eip155', chainId: 1, address: '' })).toThrow(
      InvalidCaipAddressError,
    )
  })
})

function catching(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

test('there are exactly five namespaces [S1.11]', () => {
  expect([...chainNamespaces].toSorted()).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana'])
  for (const namespace of chainNamespaces)
    expect(parseCaipNetworkId(`${namespace}:1`)).toEqual({ namespace, chainId: '1' })
  for (const other of ['ton', 'tron', 'near', 'EIP155', 'toString'])
    expect(() => parseCaipNetworkId(`${other}:1`)).toThrow(InvalidCaipNetworkIdError)
})
