import type { Asset, Capabilities } from '@foyer/chains'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions, NftSource } from '../../core/types.ts'
import { createFoyerHooks } from '../../react/createFoyerHooks.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useNfts } from '../../react/useNfts.ts'
import { ALICE, BOB, createTestAdapter, setup, solana } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { walletAssetsQueryOptions } from '../../wallet/reading/queries.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getNfts, nftsQueryOptions } from './queries.ts'

afterEach(cleanup)

type World = {
  readonly nfts?: NftSource
  readonly assets?: readonly Asset[]
  readonly capabilities?: Capabilities
}

async function start({
  nfts,
  assets = [],
  capabilities = { assetDiscovery: { supported: true } },
}: World = {}) {
  const wallet = createTestConnector()
  const getAssets = vi.fn(async () => assets)
  const options: Partial<ConfigOptions> = {
    id: crypto.randomUUID(),
    connectors: [wallet],
    adapters: [
      createTestAdapter({
        getCapabilities: async () => async () => capabilities,
        getAssets: async () => getAssets,
      }),
    ],
    ...(nfts && { nfts }),
  }
  const host = setup(options)
  await connect(host.config, { connector: wallet })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={host.config}>{children}</FoyerProvider>
    </StrictMode>
  )
  return { ...host, wrapper, getAssets }
}

const item = (id: string, more: object = {}) => ({ id, name: `Number ${id}`, ...more })
/** NFT source whose answers have any type, like those of a server. */
const source = (answer: (cursor: string | undefined) => unknown) =>
  vi.fn<NftSource>(async (_, { cursor }) => answer(cursor) as never)

describe('the NFT source of the host', () => {
  test('[S2.21] is asked for the account and the network at the call', async () => {
    const nfts = source(() => ({ items: [] }))
    const { config } = await start({ nfts })
    const reading = getNfts(config)
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    await reading
    expect(nfts.mock.lastCall?.[1]).toMatchObject({ address: ALICE, caipNetworkId: 'eip155:1' })
  })

  test('[S2.21] is not asked for a network without an account', async () => {
    const nfts = source(() => ({ items: [item('1')] }))
    const { config } = await start({ nfts })
    expect(await getNfts(config, { caipNetworkId: solana.caipNetworkId })).toEqual({ items: [] })
    expect(nfts).not.toHaveBeenCalled()
  })

  test('[S2.21] is requested page by page, and each NFT is listed once', async () => {
    const pages: Record<string, unknown> = {
      '': { items: [item('1'), item('2')], next: 'b' },
      b: { items: [item('2'), item('3', { collection: 'C' })], next: null },
    }
    const nfts = source((cursor = '') => pages[cursor])
    const { config, wrapper } = await start({ nfts })
    const { result } = renderHook(() => useNfts(), { wrapper })
    await waitFor(() => expect(result.current.nfts).toHaveLength(2))
    expect(nfts.mock.lastCall).toEqual([
      config,
      {
        address: ALICE,
        caipNetworkId: 'eip155:1',
        cursor: undefined,
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ])
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.nfts.map(({ id }) => id)).toEqual(['1', '2', '3']))
    expect(result.current.hasNextPage).toBe(false)
    expect(nfts.mock.lastCall?.[1]).toMatchObject({ cursor: 'b' })
  })

  test('returns items from which spam is removed and texts are sanitized', async () => {
    const { config } = await start({
      nfts: source(() => ({
        items: [
          item('spam', { isSpam: true }),
          item('a', { name: '\u202Elive', imageUrl: 'javascript:alert(1)', collection: null }),
          item('b', { name: '\u200B', collection: 'Set', imageUrl: 'data:image/png;base64,AA' }),
          item('c', { name: '', tokenId: '7', imageUrl: 'https://i.example/7.png', address: '0xabc' }),
          item('d', { collection: '\u202Etes' }),
          item('e', { name: '', tokenId: `\u202E${'9'.repeat(90)}` }),
          item('f', { name: '' }),
        ],
      })),
    })
    expect(await getNfts(config)).toEqual({
      items: [
        { id: 'a', name: 'live' },
        { id: 'b', name: 'Set', collection: 'Set', imageUrl: 'data:image/png;base64,AA' },
        { id: 'c', name: '#7', imageUrl: 'https://i.example/7.png', address: '0xabc', tokenId: '7' },
        { id: 'd', name: 'Number d', collection: 'tes' },
        { id: 'e', name: expect.stringMatching(/^#9{80}$/) as string, tokenId: `\u202E${'9'.repeat(90)}` },
        { id: 'f', name: '#f' },
      ],
    })
  })

  test.each([
    ['items', {}],
    ['items.0.name', { items: [{ id: 'b', name: 7 }] }],
    ['items.0.id', { items: [{ name: 'x' }] }],
    ['items.0.id', { items: [item('')] }],
    ['items.0.id', { items: [item('x'.repeat(513))] }],
    ['next', { items: [], next: 3 }],
    ['', null],
  ])('with an invalid field %j rejects with the field', async (field, answer) => {
    const { config } = await start({ nfts: source(() => answer) })
    await expect(getNfts(config)).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
      context: { field, problem: expect.any(String) as string },
    })
  })

  test('with an invalid item keeps the others, and reports it', async () => {
    const { config, errors } = await start({
      nfts: source(() => ({ items: [item('a'), { id: 'b', name: 7 }, item('c')] })),
    })
    expect((await getNfts(config)).items.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(errors).toMatchObject([{ code: 'RESPONSE_INVALID', context: { field: 'items.1.name' } }])
  })

  test('ends with a repeated cursor or an empty page', async () => {
    const circle = source((cursor) => ({ items: [item(cursor ?? 'first')], next: 'again' }))
    const { wrapper } = await start({ nfts: circle })
    const { result } = renderHook(() => useNfts(), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    const nothing = await start({ nfts: source(() => ({ items: [], next: 'more' })) })
    expect(await getNfts(nothing.config)).toEqual({ items: [] })
  })

  test('has a next page after a page of spam, and at most 1000 items per page', async () => {
    const spam = await start({ nfts: source(() => ({ items: [item('a', { isSpam: true })], next: 'b' })) })
    expect(await getNfts(spam.config)).toEqual({ items: [], next: 'b' })
    const items = Array.from({ length: 1001 }, (_, index) => item(`${index}`))
    const many = await start({ nfts: source(() => ({ items })) })
    expect((await getNfts(many.config)).items).toHaveLength(1000)
  })

  test('is asked by getNfts for the given account, network and page, and not without an account', async () => {
    const nfts = source(() => ({ items: [] }))
    const { config } = await start({ nfts })
    const asked = { address: BOB, caipNetworkId: 'eip155:137', cursor: 'b' } as const
    await getNfts(config, asked)
    expect(nfts.mock.lastCall?.[1]).toMatchObject(asked)
    await disconnect(config)
    expect(await getNfts(config)).toEqual({ items: [] })
    expect(nftsQueryOptions(config, { caipNetworkId: 'eip155:1' }).enabled).toBe(false)
    expect(nfts).toHaveBeenCalledTimes(1)
  })

  test('is not listed if its answer comes after the abort of getNfts', async () => {
    const controller = new AbortController()
    const { config } = await start({
      nfts: source(() => {
        controller.abort('left')
        return { items: [item('1')] }
      }),
    })
    await expect(getNfts(config, { signal: controller.signal })).rejects.toBe('left')
    const nfts = source(() => ({ items: [] }))
    const other = await start({ nfts })
    await expect(getNfts(other.config, { signal: AbortSignal.abort('left') })).rejects.toBe('left')
    expect(nfts).not.toHaveBeenCalled()
  })

  test('is asked again by a refetch after a failure', async () => {
    let isDown = true
    const { wrapper, config } = await start({
      nfts: source(() => {
        if (isDown) throw new TypeError('fetch failed')
        return { items: [item('1')] }
      }),
    })
    const { useNfts: useOwn } = createFoyerHooks(config)
    const { result } = renderHook(() => useOwn(), { wrapper })
    await waitFor(() => expect(result.current.isError).toBe(true))
    isDown = false
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.nfts).toHaveLength(1))
  })
})

describe('a list of NFTs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['the NFT source', true],
    ['the wallet', false],
  ])('[S7.34] is requested from %s once within 30 s, and again after', async (_, hasSource) => {
    const nfts = source(() => ({ items: [item('1')] }))
    const { config, getAssets } = await start(hasSource ? { nfts } : {})
    const asked = hasSource ? nfts : getAssets
    const options = nftsQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    const read = () => getQueryClient(config).fetchInfiniteQuery(options)
    await read()
    vi.setSystemTime(Date.now() + 30_000)
    await read()
    expect(asked).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 1)
    await read()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('uses the assets that the wallet has listed less than 30 s ago, such as for the tokens', async () => {
    const { config, getAssets } = await start()
    const account = { address: ALICE, caipNetworkId: 'eip155:1' } as const
    await getQueryClient(config).fetchQuery(walletAssetsQueryOptions(config, account))
    vi.setSystemTime(Date.now() + 29_999)
    await getQueryClient(config).fetchInfiniteQuery(nftsQueryOptions(config, account))
    expect(getAssets).toHaveBeenCalledTimes(1)
  })
})

describe('without an NFT source', () => {
  const asset = (more: Partial<Asset>): Asset => ({
    type: 'ERC721',
    address: `0x${'a'.repeat(40)}`,
    balance: '1',
    name: 'Picture',
    symbol: 'PIC',
    decimals: 0,
    iconUrl: 'https://i.example/7.png',
    price: 0,
    tokenId: '7',
    ...more,
  })

  test('[S7.34] NFTs are those of a wallet that lists assets', async () => {
    const { config, getAssets } = await start({
      assets: [
        asset({}),
        asset({ type: 'ERC1155', tokenId: '8' }),
        asset({ type: 'ERC20' }),
        asset({ tokenId: undefined }),
        asset({ type: 'NATIVE' }),
      ],
    })
    const { items, next } = await getNfts(config)
    expect(items).toMatchObject([
      {
        id: `eip155:1/erc721:0x${'a'.repeat(40)}/7`,
        name: 'Picture',
        collection: 'PIC',
        imageUrl: 'https://i.example/7.png',
        tokenId: '7',
      },
      { id: `eip155:1/erc1155:0x${'a'.repeat(40)}/8` },
    ])
    expect(next).toBeUndefined()
    expect(getAssets).toHaveBeenCalledTimes(1)
    // Each call reads the wallet.
    await getNfts(config)
    expect(getAssets).toHaveBeenCalledTimes(2)
  })

  test('there are no NFTs for a wallet that lists no assets, or for another account', async () => {
    const silent = await start({ capabilities: {}, assets: [asset({})] })
    expect(await getNfts(silent.config)).toEqual({ items: [] })
    const { config } = await start({ assets: [asset({})] })
    expect(await getNfts(config, { address: BOB })).toEqual({ items: [] })
  })
})
