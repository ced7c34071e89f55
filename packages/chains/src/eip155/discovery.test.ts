import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import specBlocks from '../../vectors/eip-6963-spec-blocks.json' with { type: 'json' }
import { createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { announce, collect, createFakePage, INFO } from '../test/fakePage.ts'
import { eip155, type Eip155Options } from './eip155.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(options: Eip155Options = {}) {
  const page = createFakePage()
  const { listed, context } = collect()
  const begin = () => eip155({ target: page, ...options }).discover!(context)
  return { page, listed, begin }
}

const provider = () => createFakeEvmWallet().provider

describe('announced wallets', () => {
  test('[S1.3] [S3.25] [S3.29] are listed with the announced name, icon and rdns', () => {
    const { page, listed, begin } = start()
    const wallet = provider()
    page.addEventListener('eip6963:requestProvider', () => announce(page, INFO, wallet))
    begin()
    expect(listed).toEqual([
      expect.objectContaining({
        id: INFO.rdns,
        name: INFO.name,
        rdns: INFO.rdns,
        icon: INFO.icon,
        type: 'ANNOUNCED',
      }),
    ])
    expect(listed[0]?.getProvider('eip155')).toBe(wallet)
    expect(listed[0]?.getProvider('solana')).toBeUndefined()
  })

  test('[S3.25] are accepted at any later time', async () => {
    const { page, listed, begin } = start()
    begin()
    await vi.advanceTimersByTimeAsync(2000)
    announce(page, INFO, provider())
    expect(listed).toHaveLength(1)
  })

  test('[S3.25] with repeated announcements are listed once', () => {
    const { page, listed, begin } = start()
    const wallet = provider()
    begin()
    announce(page, INFO, wallet)
    announce(page, { ...INFO, name: 'Renamed' }, wallet)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(listed.map(({ name }) => name)).toEqual([INFO.name])
  })

  const one = provider()
  test.each([
    ['another uuid, one provider', { ...INFO, uuid: 'other' }, one],
    ['another uuid and provider', { ...INFO, uuid: 'other' }, provider()],
    ['one uuid, another provider', INFO, provider()],
  ])('[S3.29] with one rdns and %s are both listed, the later one marked', (_, info, other) => {
    const { page, listed, begin } = start()
    begin()
    announce(page, INFO, one)
    announce(page, info, other)
    expect(listed.map(({ id, isDuplicate }) => [id, isDuplicate])).toEqual([
      [INFO.rdns, undefined],
      [INFO.rdns, true],
    ])
    expect(new Set(listed.map(({ uid }) => uid)).size).toBe(2)
  })

  test('[S3.29] [S3.30] have a uid of their own, also with the uuid of another wallet', () => {
    const { page, listed, begin } = start()
    page.ethereum = provider()
    begin()
    for (const uuid of ['injected', 'safe', 'baseAccount', 'x', 'x', 'x:1', '1:x', 'announced:0:x'])
      announce(page, { ...INFO, uuid }, provider())
    const uids = listed.map(({ uid }) => uid)
    const own = ['eip155:injected', 'eip155:safe', 'eip155:baseAccount']
    expect(uids.filter((uid) => own.includes(uid))).toEqual(['eip155:injected'])
    expect([listed.length, new Set(uids).size]).toEqual([9, 9])
  })

  test('[S3.26] with one name and another rdns are two wallets', () => {
    const { page, listed, begin } = start()
    begin()
    announce(page, INFO, provider())
    announce(page, { ...INFO, uuid: 'other', rdns: 'org.other' }, provider())
    expect(listed.map(({ id, isDuplicate }) => [id, isDuplicate])).toEqual([
      [INFO.rdns, undefined],
      ['org.other', undefined],
    ])
  })

  test.each([
    ['an rdns', INFO, INFO.rdns],
    ['a name', { ...INFO, rdns: '' }, INFO.name],
    ['a name, when rdns is missing', { uuid: INFO.uuid, name: INFO.name }, INFO.name],
    ['a uuid', { ...INFO, rdns: '', name: '' }, INFO.uuid],
  ])('[S3.25] are identified by %s', (_, info, id) => {
    const { page, listed, begin } = start()
    begin()
    announce(page, info, provider())
    expect(listed.map((connector) => connector.id)).toEqual([id])
  })

  const throwing = Object.defineProperty({ ...INFO }, 'name', {
    get: () => {
      throw new Error('hostile')
    },
  })
  test.each([
    ['nothing', undefined, provider()],
    ['info that is a text', 'info', provider()],
    ['a uuid that is a number', { ...INFO, uuid: 1 }, provider()],
    ['no uuid', { ...INFO, uuid: ' ' }, provider()],
    ['a name that is an object', { ...INFO, name: ['x'] }, provider()],
    ['a name of 1000 characters', { ...INFO, name: 'x'.repeat(1000) }, provider()],
    ['an icon that is not text', { ...INFO, icon: 5 }, provider()],
    ['a name getter that throws', throwing, provider()],
    ['no provider', INFO, undefined],
    ['a provider without a `request` function', INFO, { request: 'soon' }],
    [
      'a provider that throws',
      INFO,
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('hostile')
          },
        },
      ),
    ],
  ])('[S3.30] with %s are not listed', (_, info, wallet) => {
    const { page, listed, begin } = start()
    begin()
    announce(page, info, wallet)
    page.dispatchEvent(new Event('eip6963:announceProvider'))
    expect(listed).toEqual([])
  })

  test.each<readonly [string | undefined, boolean]>([
    // EIP-6963: a data URI.
    ['https://wallet.example/icon.png', false],
    [' \ndata:image/png;base64,AAAA\n', true],
    ...specBlocks[1]!
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => [line, true] as const),
    ['http://wallet.example/icon.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    ['blob:https://wallet.example/1', false],
    ['//wallet.example/icon.png', false],
    [`data:image/png;base64,${'A'.repeat(600_000)}`, false],
    ['', false],
    [undefined, false],
  ])('with the icon %.40s show it: %s', (icon, isShown) => {
    const { page, listed, begin } = start()
    begin()
    announce(page, { ...INFO, icon }, provider())
    expect(listed[0]?.icon).toBe(isShown ? icon?.trim() : undefined)
  })

  test('[S3.26] have invisible characters removed from their names', () => {
    const { page, listed, begin } = start()
    begin()
    announce(page, { ...INFO, name: ' \u202EGood\u200B\u0000 Wallet ' }, provider())
    expect(listed[0]?.name).toBe('Good Wallet')
  })

  test('[S3.25] beyond the limit are ignored', () => {
    const { page, listed, begin } = start()
    begin()
    for (let count = 0; count < 500; count++)
      announce(page, { ...INFO, uuid: `${count}`, rdns: `w${count}` }, provider())
    expect(listed).toHaveLength(100)
  })
})

describe('the injected wallet', () => {
  test('[S3.25] [S3.26] [S3.28] is listed as Browser Wallet', () => {
    const { page, listed, begin } = start()
    page.ethereum = provider()
    begin()
    expect(listed).toEqual([
      expect.objectContaining({
        id: 'injected',
        name: 'Browser Wallet',
        type: 'INJECTED',
        interaction: 'extension',
      }),
    ])
    expect(listed[0]?.isAvailable?.()).toBe(true)
    page.ethereum = undefined
    expect(listed[0]?.isAvailable?.()).toBe(false)
  })

  test.each([
    ['is listed on `ethereum#initialized`', 999, true, 1],
    ['is listed without an event, in time', 999, false, 1],
    ['is not listed when injected too late', 1001, true, 0],
  ])('[S9.11] %s', async (_, after, isEmitted, count) => {
    const { page, listed, begin } = start()
    begin()
    await vi.advanceTimersByTimeAsync(after)
    page.ethereum = provider()
    if (isEmitted) page.dispatchEvent(new Event('ethereum#initialized'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(listed).toHaveLength(count)
    expect(page.listenerCount()).toBe(1) // a wallet may still announce itself
  })

  test('[S9.11] is awaited for as long as the host configures', async () => {
    const { page, listed, begin } = start({ injectedWaitMs: 3000 })
    begin()
    await vi.advanceTimersByTimeAsync(2000)
    page.ethereum = provider()
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(listed).toHaveLength(1)
  })

  const [plain, flagged] = [provider(), Object.assign(provider(), { isWanted: true })]
  test.each([
    ['the first provider', { ...plain, providers: [plain, flagged] }, undefined, plain],
    ['the flagged provider', { ...plain, providers: [plain, flagged] }, 'isWanted', flagged],
    ['the only provider, with the flag', flagged, 'isWanted', flagged],
    [
      'the flagged provider with an empty list',
      Object.assign(provider(), { isWanted: true, providers: [] }),
      'isWanted',
      'itself',
    ],
    ['none, when the flag is false', Object.assign(provider(), { isWanted: false }), 'isWanted', undefined],
    [
      '`window.ethereum`, when the list is invalid',
      Object.assign(provider(), { providers: [null, 1] }),
      undefined,
      'itself',
    ],
    ['none, without the flag', plain, 'isWanted', undefined],
    ['none, when it is not a provider', { isMetaMask: true }, undefined, undefined],
  ])('[S3.30] with several providers or a flag it is %s', (_, ethereum, injectedFlag, expected) => {
    const { page, listed, begin } = start({ injectedFlag })
    page.ethereum = ethereum
    begin()
    expect(listed[0]?.getProvider('eip155')).toBe(expected === 'itself' ? ethereum : expected)
  })

  test('[S3.30] is not listed when its getter throws', () => {
    const { page, listed, begin } = start()
    Object.defineProperty(page, 'ethereum', {
      get: () => {
        throw new Error('hostile')
      },
    })
    begin()
    expect(listed).toEqual([])
  })
})

test.each([
  ['nothing', { isAnnouncedEnabled: false, isInjectedEnabled: false }, []],
  ['announced wallets', { isInjectedEnabled: false }, [INFO.rdns]],
  ['the injected wallet', { isAnnouncedEnabled: false }, ['injected']],
])('[S1.3] lists %s, as configured', (_, options, ids) => {
  const { page, listed, begin } = start(options)
  page.ethereum = provider()
  begin()
  announce(page, INFO, provider())
  expect(listed.map(({ id }) => id)).toEqual(ids)
})

test('[S3.30] stop leaves no listener or timer', async () => {
  const { page, listed, begin } = start()
  const wallet = createFakeEvmWallet()
  const stop = begin()
  announce(page, INFO, wallet.provider)
  listed[0]?.subscribe(() => undefined)
  // No listener is added before the wallet is used.
  expect(wallet.listenerCount()).toBe(0)
  await listed[0]?.prepare?.()
  expect(wallet.listenerCount()).toBe(4)
  stop()
  expect([page.listenerCount(), wallet.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0])
  announce(page, { ...INFO, uuid: 'later' }, provider())
  expect(listed).toEqual([])
})

test('[S1.3] finds nothing without a page', () => {
  const { listed, context } = collect()
  const stop = eip155().discover?.(context)
  expect(stop).toBeTypeOf('function')
  stop?.()
  expect(listed).toEqual([])
})
