import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { parseCaipNetworkId } from '../caip/caip.ts'
import { chainNamespaces } from '../caip/namespaces.ts'
import * as networks from '../exports/networks.ts'
import type { CaipNetwork } from '../types.ts'
import { defineNetwork, type DefineNetworkParameters } from './defineNetwork.ts'
import { hostedRpcIds } from './hostedRpcIds.ts'

const all: readonly (readonly [string, CaipNetwork])[] = Object.entries(networks)
const evm = all.filter(([, { chainNamespace }]) => chainNamespace === 'eip155')

describe.each(all)('%s', (_, network) => {
  test('[S3.13] [S3.20] [S3.21] has the namespace and id of its CAIP-2 id', () => {
    const { namespace, chainId } = parseCaipNetworkId(network.caipNetworkId)
    expect(network).toMatchObject({
      chainNamespace: namespace,
      id: namespace === 'eip155' ? Number(chainId) : chainId,
    })
  })

  test('[S3.14] [S3.16] [S3.17] is plain data with all required fields', () => {
    expect(structuredClone(network)).toEqual(network)
    expect(JSON.parse(JSON.stringify(network))).toEqual(network)
    expect(network.name).not.toBe('')
    expect(network.nativeCurrency).toEqual({
      name: expect.any(String),
      symbol: expect.any(String),
      decimals: expect.any(Number),
    })
    expect(network.rpcUrls.default.http.length).toBeGreaterThan(0)
    for (const url of network.rpcUrls.default.http) expect(new URL(url).protocol).toBe('https:')
    expect(network.rpcUrls.chainDefault).toBeUndefined()
  })
})

test.each(evm)("[S3.13] [S3.16] [S3.17] %s equals viem's definition", (name, network) => {
  const chains = viemChains as unknown as Readonly<Record<string, DefineNetworkParameters>>
  expect(network).toEqual(defineNetwork({ ...chains[name]!, network: undefined }))
})

test('[S3.23] [S3.22] [S3.19] Solana has deprecated ids, and test networks are marked', () => {
  expect(networks.solana.deprecatedCaipNetworkId).toBe('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
  expect(networks.solanaDevnet.deprecatedCaipNetworkId).toBe('solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K')
  const { solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet } = networks
  expect(
    [solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet].map(({ testnet }) => testnet),
  ).toEqual([false, true, true, false, true])
})

test('the balance of Polkadot is read from Asset Hub, since the relay chain has none', () => {
  const { http, webSocket } = networks.polkadot.rpcUrls.default
  for (const url of [...http, ...(webSocket ?? [])]) expect(new URL(url).hostname).toMatch(/asset-?hub/)
})

test('[S5.22] every namespace has a network', () => {
  expect(new Set(all.map(([, { chainNamespace }]) => chainNamespace))).toEqual(new Set(chainNamespaces))
})

test('[S9.28] 38 networks have a hosted URL; all but two are exported', () => {
  expect(new Set(hostedRpcIds).size).toBe(38)
  const exported = all.map(([, { caipNetworkId }]) => caipNetworkId as string)
  expect(hostedRpcIds.filter((id) => !exported.includes(id))).toEqual([
    'solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz',
    'near:mainnet',
  ])
})
