import type { SimulatedTransaction } from '@foyer/chains'
import { type Abi, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { DOLLAR } from '../../test/sendWorld.ts'
import { BRACKEN } from '../../test/swapWorld.ts'
import {
  enforcedMinimum,
  isOtherSwap,
  isSpenderAllowed,
  isTakenShown,
  isTargetAllowed,
  measureSwap,
  takenToken,
} from './contractRules.ts'
import { backendContracts, isOneInch } from './networkRules.ts'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ROUTER = '0x5a11d0c0000000000000000000000000000000e5'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const SOURCE = '0x5a11D0c0000000000000000000000000000000a1'
const DESTINATION = '0x5A11d0C0000000000000000000000000000000b2'

test.each([
  [ROUTER, [ROUTER], undefined, true],
  [ROUTER.toUpperCase().replace('X', 'x'), [ROUTER], undefined, true],
  [ROUTER, [], ROUTER, true],
  [ROUTER, [OTHER], ROUTER, false],
  [ROUTER, [], OTHER, false],
  [ROUTER, [], undefined, false],
  [OTHER, [ROUTER], ROUTER, false],
  [PERMIT2, [ROUTER], ROUTER, false],
  [PERMIT2, [], PERMIT2, false],
  [PERMIT2, [PERMIT2], undefined, true],
] as const)('target %s, contracts %j, approved %s: %s', (target, contracts, spender, expected) => {
  expect(isTargetAllowed(target, { contracts, spender })).toBe(expected)
})

test.each([
  [OTHER, [], true],
  [OTHER, [ROUTER], false],
  [ROUTER, [OTHER, ROUTER.toUpperCase().replace('X', 'x')], true],
  [PERMIT2, [], false],
  [PERMIT2.toLowerCase(), [ROUTER], false],
  [PERMIT2, [PERMIT2], true],
  ['0x0000000000225e31d15943971f47ad3022f714fa', [], false],
] as const)('spender %s, contracts %j: %s', (spender, contracts, expected) => {
  expect(isSpenderAllowed(spender, contracts)).toBe(expected)
})

test('the backend swaps with the routers of 1inch, unless the host names others', () => {
  expect(backendContracts('eip155:8453', undefined)).toContain('0x111111125421cA6dc452d289314280a0f8842A65')
  expect(backendContracts('eip155:324', undefined)).toEqual(['0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'])
  expect(backendContracts('eip155:1', { 'eip155:1': [ROUTER] })).toEqual([ROUTER])
  expect(backendContracts('eip155:10', { 'eip155:1': [ROUTER] })).not.toContain(ROUTER)
})

test.each([
  ['eip155:1', '0x111111125421ca6dc452d289314280a0f8842a65', true],
  ['eip155:1', '0x1111111254EEB25477B68fb85Ed929f73A960582', true],
  ['eip155:324', '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF', true],
  ['eip155:324', '0x111111125421cA6dc452d289314280a0f8842A65', false],
  ['eip155:1', ROUTER, false],
] as const)('on %s, %s is a router of 1inch: %s', (caipNetworkId, contract, expected) => {
  expect(isOneInch(caipNetworkId, contract)).toBe(expected)
})

type Fields = Readonly<Record<'source' | 'destination' | 'receiver', string>> & { readonly amount: bigint }
const NATIVE = `0x${'e'.repeat(40)}`
/** An address among the bits of a number, as version 6 of the routers takes it. */
const number = (address: string) => BigInt(address) + (1n << 200n)
const described = ({ source, destination, receiver, amount }: Fields) =>
  [source, destination, ROUTER, receiver, amount, 77n, 1n] as const

/** Functions of the routers of 1inch: signature, the fields that its call has, its arguments. */
const functions: readonly (readonly [
  string,
  readonly (keyof Fields)[],
  (fields: Fields) => readonly unknown[],
])[] = [
  [
    'swap(address, (address, address, address, address, uint256, uint256, uint256), bytes)',
    ['source', 'destination', 'receiver', 'amount'],
    (fields) => [ROUTER, described(fields), '0x'],
  ],
  [
    'swap(address, (address, address, address, address, uint256, uint256, uint256), bytes, bytes)',
    ['source', 'destination', 'receiver', 'amount'],
    (fields) => [ROUTER, described(fields), '0x', '0x'],
  ],
  ...['', ', uint256', ', uint256, uint256'].flatMap((more, index) => {
    const pools = [2n, 3n, 4n].slice(0, index + 1)
    const name = index === 0 ? '' : `${index + 1}`
    return [
      [
        `unoswap${name}(uint256, uint256, uint256, uint256${more})`,
        ['source', 'amount'],
        ({ source, amount }: Fields) => [number(source), amount, 77n, ...pools],
      ],
      [
        `unoswapTo${name}(uint256, uint256, uint256, uint256, uint256${more})`,
        ['receiver', 'source', 'amount'],
        ({ receiver, source, amount }: Fields) => [number(receiver), number(source), amount, 77n, ...pools],
      ],
      [`ethUnoswap${name}(uint256, uint256${more})`, [], () => [77n, ...pools]],
      [
        `ethUnoswapTo${name}(uint256, uint256, uint256${more})`,
        ['receiver'],
        ({ receiver }: Fields) => [number(receiver), 77n, ...pools],
      ],
    ] as const
  }),
  [
    'unoswap(address, uint256, uint256, uint256[])',
    ['source', 'amount'],
    ({ source, amount }) => [source, amount, 77n, [2n]],
  ],
  [
    'unoswapTo(address, address, uint256, uint256, uint256[])',
    ['receiver', 'source', 'amount'],
    ({ receiver, source, amount }) => [receiver, source, amount, 77n, [2n]],
  ],
  ['uniswapV3Swap(uint256, uint256, uint256[])', ['amount'], ({ amount }) => [amount, 77n, [2n]]],
  [
    'uniswapV3SwapTo(address, uint256, uint256, uint256[])',
    ['receiver', 'amount'],
    ({ receiver, amount }) => [receiver, amount, 77n, [2n]],
  ],
]

const shown: Fields = { source: SOURCE, destination: DESTINATION, receiver: OTHER, amount: 11n }
const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]) as Abi, args })

test.each(functions)('the minimum of a call of %s is read', (signature, _, argsOf) => {
  const data = encode(signature, argsOf(shown))
  expect(enforcedMinimum(data)).toBe('77')
  expect(enforcedMinimum(data.toUpperCase().replace('X', 'x'))).toBe('77')
  expect(enforcedMinimum(data.slice(0, 10))).toBe('0')
})

test.each(functions)(
  'a call of %s is the shown swap, or has other fields: %j',
  (signature, names, argsOf) => {
    const otherIn = (change: Partial<Fields>, asked: Fields = shown): boolean =>
      isOtherSwap(encode(signature, argsOf({ ...asked, ...change })), { ...asked, amount: `${asked.amount}` })
    expect(otherIn({})).toBe(false)
    expect(otherIn({ amount: 10n })).toBe(false)
    const wrong = { source: ROUTER, destination: ROUTER, receiver: ROUTER, amount: 12n }
    for (const name of Object.keys(wrong) as (keyof Fields)[])
      expect([name, otherIn({ [name]: wrong[name] })]).toEqual([name, names.includes(name)])
    const zero = `0x${'0'.repeat(40)}`
    for (const name of ['source', 'destination'] as const) {
      const ofNative = { ...shown, [name]: NATIVE }
      expect([otherIn({}, ofNative), otherIn({ [name]: zero }, ofNative)]).toEqual([false, false])
      expect(otherIn({ [name]: ROUTER }, ofNative)).toBe(names.includes(name))
    }
    // Only `swap` pays the sender in place of zero.
    expect(otherIn({ receiver: zero })).toBe(names.includes('receiver') && !names.includes('destination'))
  },
)

test('a call of another function has no known fields', () => {
  const data = `0xdeadbeef${'0'.repeat(640)}`
  expect(enforcedMinimum(data)).toBeUndefined()
  expect(isOtherSwap(data, { ...shown, amount: '11' })).toBe(false)
})

/** A simulation that succeeds with these balance changes. */
const simulated = (...changes: readonly (readonly [string | undefined, string])[]): SimulatedTransaction => ({
  status: 'success',
  changes: changes.map(([token, change]) => ({ ...(token && { token }), change })),
})
const lower = DOLLAR.toLowerCase()

describe('a simulated swap of 100 base units', () => {
  test.each([
    ['native currency for a token', undefined, DOLLAR, simulated([undefined, '-100'], [lower, '7']), '7'],
    ['a token for the native currency', DOLLAR, undefined, simulated([undefined, '9'], [lower, '-100']), '9'],
    ['a token for a token', DOLLAR, BRACKEN, simulated([lower, '-100'], [BRACKEN, '3']), '3'],
    ['one base unit', undefined, DOLLAR, simulated([undefined, '-100'], [lower, '1']), '1'],
    [
      'another token that does not change',
      undefined,
      DOLLAR,
      simulated([undefined, '-100'], [lower, '7'], [BRACKEN, '0']),
      '7',
    ],
    ['less of the source than shown', undefined, DOLLAR, simulated([undefined, '-99'], [lower, '7']), '7'],
    [
      'another token as a gift',
      undefined,
      DOLLAR,
      simulated([undefined, '-100'], [lower, '7'], [BRACKEN, '1']),
      '7',
    ],
  ] as const)('%s is measured', (_, source, destination, simulation, toUnits) => {
    expect(measureSwap(simulation, { caipNetworkId: 'eip155:1', source, destination, value: '100' })).toEqual(
      {
        status: 'measured',
        toUnits,
      },
    )
  })

  test.each([
    ['takes more of the source than shown', simulated([undefined, '-101'], [lower, '7'])],
    ['takes another token', simulated([undefined, '-100'], [lower, '7'], [BRACKEN, '-1'])],
    ['delivers nothing', simulated([undefined, '-100'])],
    ['takes the destination token', simulated([undefined, '-100'], [lower, '-7'])],
    ['does nothing', simulated()],
  ] as const)('a swap that %s differs', (_, simulation) => {
    const shown = { caipNetworkId: 'eip155:1', source: undefined, destination: DOLLAR, value: '100' }
    expect(measureSwap(simulation, shown)).toEqual({ status: 'differs' })
  })

  test.each([
    ['reverts', { status: 'reverted' }, 'reverts'],
    ['no node can simulate', { status: 'unknown' }, 'unmeasured'],
    ['no node can simulate to its end', { ...simulated([lower, '7']), status: 'unknown' }, 'unmeasured'],
    ['no node can measure', { status: 'success' }, 'unmeasured'],
  ] as const)('a swap that %s: %s', (_, simulation, status) => {
    const shown = { caipNetworkId: 'eip155:1', source: undefined, destination: DOLLAR, value: '100' }
    expect(measureSwap(simulation, shown)).toEqual({ status })
  })

  const CELO = '0x471ece3750da237f93b8e339c536989b8978a438'
  test.each([
    [
      'CELO, listed twice, for a token',
      undefined,
      lower,
      [
        [undefined, '-100'],
        [CELO, '-100'],
        [lower, '7'],
      ],
      '7',
    ],
    [
      'CELO by its contract for a token',
      CELO,
      lower,
      [
        [undefined, '-100'],
        [CELO, '-100'],
        [lower, '7'],
      ],
      '7',
    ],
    [
      'CELO by its contract, listed once',
      CELO,
      lower,
      [
        [undefined, '-100'],
        [lower, '7'],
      ],
      '7',
    ],
    [
      'a token for CELO by its contract',
      lower,
      CELO,
      [
        [undefined, '9'],
        [CELO, '9'],
        [lower, '-100'],
      ],
      '9',
    ],
    [
      'more CELO than shown',
      undefined,
      lower,
      [
        [undefined, '-101'],
        [CELO, '-101'],
        [lower, '7'],
      ],
      undefined,
    ],
    [
      'a token, and CELO too',
      lower,
      BRACKEN,
      [
        [CELO, '-1'],
        [lower, '-100'],
        [BRACKEN, '7'],
      ],
      undefined,
    ],
  ] as const)(
    'CELO has two forms on Celo, which count as one currency: %s',
    (_, source, destination, changes, toUnits) => {
      const shown = { caipNetworkId: 'eip155:42220', source, destination, value: '100' }
      expect(measureSwap(simulated(...changes), shown)).toEqual(
        toUnits === undefined ? { status: 'differs' } : { status: 'measured', toUnits },
      )
    },
  )
})

const uniswapV3 = (more = 0n) => (1n << 253n) + more + BigInt(OTHER)
const FIRST = 1n << 247n
const pool = OTHER.toLowerCase()
test.each([
  ['swap', functions[0], 'named'],
  [
    'ethUnoswap over a pool of Uniswap V3',
    ['ethUnoswap(uint256, uint256)', [], () => [1n, uniswapV3()]],
    'named',
  ],
  [
    'unoswap over a pool of Uniswap V2',
    ['unoswap(uint256, uint256, uint256, uint256)', [], () => [number(SOURCE), 1n, 1n, BigInt(OTHER)]],
    'named',
  ],
  [
    'unoswap over a pool of Curve',
    [
      'unoswap(uint256, uint256, uint256, uint256)',
      [],
      () => [number(SOURCE), 1n, 1n, (2n << 253n) + BigInt(OTHER)],
    ],
    'named',
  ],
  [
    'unoswap of version 5',
    ['unoswap(address, uint256, uint256, uint256[])', [], () => [SOURCE, 1n, 1n, [uniswapV3()]]],
    'named',
  ],
  [
    'unoswap over a pool of Uniswap V3',
    ['unoswap(uint256, uint256, uint256, uint256)', [], () => [number(SOURCE), 1n, 1n, uniswapV3()]],
    { to: pool, data: '0xd21220a7' },
  ],
  [
    'unoswap2 over a pool of Uniswap V3 first, from its first token',
    [
      'unoswap2(uint256, uint256, uint256, uint256, uint256)',
      [],
      () => [number(SOURCE), 1n, 1n, uniswapV3(FIRST), 1n],
    ],
    { to: pool, data: '0x0dfe1681' },
  ],
  [
    'unoswapTo over a pool of Uniswap V3',
    [
      'unoswapTo(uint256, uint256, uint256, uint256, uint256)',
      [],
      () => [1n, number(SOURCE), 1n, 1n, uniswapV3(FIRST)],
    ],
    { to: pool, data: '0x0dfe1681' },
  ],
  [
    'uniswapV3Swap',
    ['uniswapV3Swap(uint256, uint256, uint256[])', [], () => [1n, 1n, [uniswapV3()]]],
    'unknown',
  ],
  ['another function', ['fillOrder(uint256)', [], () => [1n]], 'unknown'],
] as const)('the token that a call of %s takes', (_, call, expected) => {
  const [signature, , args] = call ?? expect.unreachable()
  expect(takenToken(encode(signature, args(shown)))).toEqual(expected)
})

const asWord = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
test.each([
  ['named', undefined, true],
  ['unknown', undefined, false],
  [{ to: pool, data: '0x0dfe1681' }, asWord(SOURCE.toLowerCase()), true],
  [{ to: pool, data: '0x0dfe1681' }, asWord(DESTINATION), false],
  [{ to: pool, data: '0x0dfe1681' }, undefined, false],
  [{ to: pool, data: '0x0dfe1681' }, '0x', false],
] as const)(
  'a call that takes %j, of which %s is read, takes the shown token: %s',
  (taken, read, expected) => {
    expect(isTakenShown(taken, { source: SOURCE, read })).toBe(expected)
  },
)
