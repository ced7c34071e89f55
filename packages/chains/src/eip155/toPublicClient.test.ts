import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import * as networks from '../exports/networks.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { CaipNetwork } from '../types.ts'
import { knownContracts } from './knownContracts.ts'
import { toPublicClient } from './toPublicClient.ts'

const evm = Object.entries(networks as Readonly<Record<string, CaipNetwork>>).filter(
  ([, { chainNamespace }]) => chainNamespace === 'eip155',
)
type Contracts = Readonly<Record<string, { readonly address: string } | undefined>>
const chains = viemChains as unknown as Readonly<Record<string, { readonly contracts?: Contracts }>>
const lower = (address: string | undefined): string | undefined => address?.toLowerCase()

/** Networks of `@foyer/chains/networks` whose chain object in viem has the contract. */
const having = (contract: string) =>
  evm.flatMap(([name, network]) => {
    const address = chains[name]?.contracts?.[contract]?.address
    return address === undefined ? [] : [[name, Number(network.id), address] as const]
  })

test.each(having('multicall3'))('Multicall3 of %s has the address of viem', (_, id, address) => {
  expect(lower(knownContracts(id).multicall3.address)).toBe(lower(address))
})

test.each(having('ensUniversalResolver').filter(([name]) => name !== 'berachainTestnetbArtio'))(
  'the universal resolver of %s has the address of viem',
  (_, id, address) => {
    expect(lower(knownContracts(id).ensUniversalResolver?.address)).toBe(lower(address))
  },
)

test('asks the nodes in order, the next node when a node fails', async () => {
  const asked: string[] = []
  const network = {
    ...mainnet,
    rpcUrls: { default: { http: ['https://one.example', 'https://two.example'] } },
  }
  const client = toPublicClient(network)
  const original = globalThis.fetch
  globalThis.fetch = async (input) => {
    const url = String(input instanceof Request ? input.url : input)
    asked.push(new URL(url).origin)
    return url.includes('one')
      ? new Response('', { status: 400 })
      : Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' })
  }
  try {
    expect(await client.getBlockNumber()).toBe(16n)
  } finally {
    globalThis.fetch = original
  }
  expect(asked[0]).toBe('https://one.example')
  expect(asked.at(-1)).toBe('https://two.example')
})
