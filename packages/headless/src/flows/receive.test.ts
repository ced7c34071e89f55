import type { CaipNetwork, Operation } from '@foyer/chains'
import { base, mainnet, polygon, solana } from '@foyer/chains/networks'
import { describe, expect, test, vi } from 'vitest'
import { fetchQuery } from '../core/queryClient.ts'
import { ALICE, createTestAdapter, setup } from '../test/setup.ts'
import { type Contracts, contractsQueryOptions, receivingNetworks, receivingPlace } from './receive.ts'

const networks: readonly CaipNetwork[] = [mainnet, base, polygon]
const of = (onMainnet: boolean | null, onBase: boolean | null, onPolygon: boolean | null): Contracts => ({
  [mainnet.caipNetworkId]: onMainnet,
  [base.caipNetworkId]: onBase,
  [polygon.caipNetworkId]: onPolygon,
})

describe('an account, seen from Base', () => {
  test.each([
    ['is a key in a namespace without contracts', 'anywhere', networks, undefined],
    ['is a key', 'anywhere', networks, of(false, false, false)],
    ['is a key here, and others are not read', 'anywhere', networks, { [base.caipNetworkId]: false }],
    ['is a contract here', 'here', [base], of(false, true, false)],
    ['is a contract here, and others do not answer', 'here', [base], of(null, true, null)],
    ['is a contract here and there', 'here', [base, polygon], of(false, true, true)],
    ['is unknown here', 'unknown', [base], of(false, null, false)],
    ['is not read yet', 'unknown', [base], {}],
  ])('%s: it receives %s', (_, place, expected, contracts) => {
    const facts = { networks, active: base, isSmartAccount: false, contracts }
    expect(receivingPlace(facts)).toBe(place)
    expect(receivingNetworks(facts)).toEqual(expected)
  })

  test.each([undefined, {}, of(true, false, true)])(
    'is a smart account, and receives here, with %o',
    (contracts) => {
      const facts = { networks, active: base, isSmartAccount: true, contracts }
      expect(receivingPlace(facts)).toBe('here')
      expect(receivingNetworks(facts)).toEqual([base])
    },
  )
})

describe('reading', () => {
  const read = (isContract: Operation<'isContract'>, given = networks, isSmartAccount = false) => {
    const adapters = [createTestAdapter({ isContract: async () => isContract })]
    const { config } = setup({ networks: [mainnet, base, polygon, solana], adapters })
    const options = contractsQueryOptions(config, {
      address: ALICE,
      networks: given,
      active: given[0] ?? base,
      isSmartAccount,
    })
    return { options, run: () => fetchQuery(config, options) }
  }

  test('a contract of the network in use is read on the others; one without an answer holds up no other', async () => {
    vi.useFakeTimers()
    const asked = vi.fn<Operation<'isContract'>>(async ({ network, signal }) => {
      if (network.caipNetworkId === base.caipNetworkId)
        await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      return true
    })
    const { run } = read(asked)
    const reading = run()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await reading).toEqual(of(true, null, true))
    expect(asked).toHaveBeenCalledWith(expect.anything(), { address: ALICE })
    vi.useRealTimers()
  })

  test.each([
    ['a key', false, false],
    ['unknown', undefined, null],
  ])('an address that is %s on the network in use is read on no other', async (_, answer, expected) => {
    const asked = vi.fn<Operation<'isContract'>>(async () => answer)
    expect(await read(asked).run()).toEqual({ [mainnet.caipNetworkId]: expected })
    expect(asked).toHaveBeenCalledOnce()
  })

  test.each([
    ['is', 'a network with contracts', networks, false],
    ['is not', 'a namespace without contracts', [solana], false],
    ['is not', 'a smart account, which is known', networks, true],
  ] as const)('%s enabled for %s', (expected, _, given, isSmartAccount) => {
    expect(read(async () => true, given, isSmartAccount).options.enabled).toBe(expected === 'is')
  })
})
