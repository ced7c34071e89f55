// @vitest-environment jsdom
import type { Storage } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserStorage, guardStorage } from './storage.ts'

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError')
}

test('guardStorage adds the id of the config to keys, except the id `default`', () => {
  const memory = createMemoryStorage()
  const shop = guardStorage(memory, 'shop', refuse)
  shop.setItem('@foyer/connections', 'x')
  shop.setItem('@foyer-wallet/EMAIL', 'y')
  shop.setItem('WALLETCONNECT_DEEPLINK_CHOICE', 'z')
  expect(Object.fromEntries(memory.entries)).toEqual({
    '@foyer/shop/connections': 'x',
    '@foyer-wallet/shop/EMAIL': 'y',
    WALLETCONNECT_DEEPLINK_CHOICE: 'z',
  })
  const main = guardStorage(memory, 'default', refuse)
  expect(main.getItem('@foyer/connections')).toBeNull()
  main.setItem('@foyer/connections', 'own')
  expect([shop.getItem('@foyer/connections'), main.getItem('@foyer/connections')]).toEqual(['x', 'own'])
  shop.removeItem('@foyer/connections')
  expect([...memory.entries.keys()]).toEqual([
    '@foyer-wallet/shop/EMAIL',
    'WALLETCONNECT_DEEPLINK_CHOICE',
    '@foyer/connections',
  ])
})

describe('guardStorage never throws', () => {
  test('if the storage throws at every call: reads find nothing, and each error is reported', () => {
    const report = vi.fn<(error: unknown) => void>()
    const broken = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const storage = guardStorage(broken, 'default', report)
    expect(storage.getItem('@foyer/x')).toBeNull()
    storage.setItem('@foyer/x', '1')
    storage.removeItem('@foyer/x')
    expect(report).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['denies', refuse],
    ['has no', () => null as never],
  ])('if the browser %s storage: entries are kept in memory, and this is reported once', (_, find) => {
    const report = vi.fn<(error: unknown) => void>()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(find)
    onTestFinished(() => void vi.restoreAllMocks())
    const storage = guardStorage(undefined, 'default', report)
    expect(storage.getItem('@foyer/x')).toBeNull()
    storage.setItem('@foyer/x', '1')
    expect(storage.getItem('@foyer/x')).toBe('1')
    storage.removeItem('@foyer/x')
    expect(storage.getItem('@foyer/x')).toBeNull()
    expect(report).toHaveBeenCalledOnce()
    // Another page, or another config, does not have these entries.
    storage.setItem('@foyer/x', '1')
    expect(guardStorage(undefined, 'default', report).getItem('@foyer/x')).toBeNull()
  })

  test('on a server: reads find nothing, and nothing is reported', () => {
    vi.stubGlobal('window', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const storage = guardStorage(undefined, 'default', refuse)
    expect(storage.getItem('@foyer/x')).toBeNull()
    storage.setItem('@foyer/x', '1')
    storage.removeItem('@foyer/x')
  })

  test.each([[undefined], [1], [{}], [Promise.resolve('later')]])('if the storage returns %s', (value) => {
    const odd = { getItem: () => value as never, setItem: refuse, removeItem: refuse }
    expect(guardStorage(odd, 'default', refuse).getItem('@foyer/x')).toBeNull()
  })
})

test('browserStorage reads and writes localStorage; on a server there is none', () => {
  browserStorage()?.setItem('@foyer/x', 'y')
  expect([window.localStorage.getItem('@foyer/x'), browserStorage()?.getItem('@foyer/x')]).toEqual(['y', 'y'])
  browserStorage()?.removeItem('@foyer/x')
  expect(window.localStorage.length).toBe(0)
  vi.stubGlobal('window', undefined)
  expect(browserStorage()).toBeUndefined()
  vi.unstubAllGlobals()
})

describe('a listener of guardStorage', () => {
  /** Keys that a config with the id `shop` receives. */
  function listen() {
    const keys: (string | null)[] = []
    const stop = guardStorage(undefined, 'shop', refuse).subscribe?.((key) => keys.push(key))
    const change = (key: string | null, storageArea = window.localStorage): void =>
      void window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
    return { keys, change, stop: () => stop?.() }
  }

  test('receives the changed keys of its config, without the id, until it unsubscribes', () => {
    const { keys, change, stop } = listen()
    change('@foyer/shop/connections')
    change('@foyer-wallet/shop/EMAIL')
    // Another tab has cleared the storage.
    change(null)
    stop()
    change('@foyer/shop/connections')
    expect(keys).toEqual(['@foyer/connections', '@foyer-wallet/EMAIL', null])
  })

  test('receives `null` when the page returns from the back-forward cache, until it unsubscribes', () => {
    const { keys, stop } = listen()
    const show = (persisted: boolean): void =>
      void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    show(false)
    expect(keys).toEqual([])
    show(true)
    stop()
    show(true)
    expect(keys).toEqual([null])
  })

  test('receives no keys of other configs, and no changes of sessionStorage', () => {
    const { keys, change, stop } = listen()
    change('@foyer/connections')
    change('@foyer/other/connections')
    change('@foyer/shop/connections', window.sessionStorage)
    stop()
    expect(keys).toEqual([])
  })

  test.each([
    ['throws', refuse, 1],
    ['is absent', undefined, 0],
  ])('can unsubscribe from a storage whose `subscribe` %s', (_, subscribe, errors) => {
    const report = vi.fn<(error: unknown) => void>()
    const storage = { ...createMemoryStorage(), subscribe } as unknown as Storage
    expect(guardStorage(storage, 'default', report).subscribe?.(() => undefined)()).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(errors)
  })
})
