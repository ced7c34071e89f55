import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestNetwork } from '../test/networks.ts'
import { afterNetworkSwitch, back, backToIndex, push, replace, reset } from './router.ts'
import { initialRouter } from './state.ts'
import type { RouteName, RouterState } from './types.ts'

const at = (...history: RouteName[]): RouterState => ({
  view: history.at(-1) ?? 'Connect',
  history,
  data: undefined,
  direction: 'forward',
})
const wallet = { id: 'w', name: 'W' }
const network = createTestNetwork('eip155:1')
const disconnected = { isConnected: false }

describe('push', () => {
  test('[S2.22] starts at Connect and appends', () => {
    expect(initialRouter).toEqual(at('Connect'))
    expect(push(initialRouter, 'Networks')).toEqual(at('Connect', 'Networks'))
  })

  test('[S2.22] of the current view changes nothing, not even the data', () => {
    const once = push(initialRouter, 'Connect')
    expect(once).toBe(initialRouter)
    const withData = push(initialRouter, 'SwitchNetwork', { network })
    expect(push(withData, 'SwitchNetwork', { network: createTestNetwork('eip155:2') })).toBe(withData)
  })

  test('[S2.22] drops the data of the previous view', () => {
    expect(push(push(initialRouter, 'SwitchNetwork', { network }), 'Account').data).toBeUndefined()
  })
})

describe('replace', () => {
  test('[S2.22] replaces the last view', () => {
    expect(replace(at('Connect', 'Networks'), 'SwitchNetwork', { network })).toEqual({
      ...at('Connect', 'SwitchNetwork'),
      data: { network },
    })
  })

  test('[S2.22] compares with the history, not with the shown view', () => {
    const shown: RouterState = { ...at('Connect'), view: 'Account' }
    expect(replace(shown, 'Connect')).toBe(shown)
    expect(replace(shown, 'Account')).toEqual(at('Account'))
  })
})

test('[S2.22] reset clears the history, and returns the same state if nothing changes', () => {
  expect(reset(at('Connect', 'Networks'), 'Networks')).toEqual(at('Networks'))
  expect(reset(at('Networks'), 'SwitchNetwork', { network })).toEqual({
    ...at('SwitchNetwork'),
    data: { network },
  })
  expect(reset(initialRouter, 'Connect')).toBe(initialRouter)
  expect(reset({ ...at('Connect'), view: 'Account' }, 'Account')).toEqual(at('Account'))
  expect(reset({ ...at('Account'), direction: 'back' }, 'Account')).toEqual(at('Account'))
  expect(reset({ ...at('SwitchNetwork'), data: { network } }, 'SwitchNetwork')).toEqual(at('SwitchNetwork'))
})

describe('going back', () => {
  test('[S2.22] [S2.23] shows the previous view', () => {
    expect(back(at('Connect', 'AllWallets', 'Downloads'), disconnected)).toEqual({
      ...at('Connect', 'AllWallets'),
      direction: 'back',
    })
  })

  test('[S2.23] shows Account in place of Connect to a connected visitor; the history keeps Connect', () => {
    const router = at('Connect', 'Networks')
    expect(back(router, { isConnected: true })).toMatchObject({ view: 'Account', history: ['Connect'] })
    expect(back(router, disconnected)).toMatchObject({ view: 'Connect', history: ['Connect'] })
    expect(back(at('Networks', 'Account'), { isConnected: true })).toMatchObject({ view: 'Networks' })
  })

  test('[S2.23] returns undefined at the only view', () => {
    expect(back(at('Networks'), { isConnected: true })).toBeUndefined()
  })

  test('drops the wallet and the redirect, and keeps the other data', () => {
    const data = { wallet, redirectView: 'Account' as const, network }
    expect(back({ ...at('Connect', 'Networks'), data }, disconnected)?.data).toEqual({ network })
    expect(back(at('Connect', 'Networks'), disconnected)?.data).toBeUndefined()
  })
})

test('going back from the downloads of a wallet keeps the wallet and the redirect for the view that offered them', () => {
  const data = { wallet, redirectView: 'Account' as const, search: 'mari' }
  const pairing = back({ ...at('AllWallets', 'ConnectingWalletConnect', 'Downloads'), data }, disconnected)
  expect(pairing).toMatchObject({ view: 'ConnectingWalletConnect', data })
  expect(pairing && back(pairing, disconnected)?.data).toEqual({ search: 'mari' })
})

describe('going back to an entry', () => {
  const router = at('Connect', 'AllWallets', 'Downloads')
  test.each([
    [0, ['Connect']],
    [1, ['Connect', 'AllWallets']],
  ])('[S2.22] goes to index %i', (index, history) => {
    expect(backToIndex(router, index)).toEqual({ ...at(...(history as RouteName[])), direction: 'back' })
  })

  test.each([[2], [7], [-1], [-2]])('[S2.22] does nothing at index %i', (index) => {
    expect(backToIndex(router, index)).toBe(router)
  })

  test('[S2.22] does nothing at the only view', () => {
    const only = at('Networks')
    expect(backToIndex(only, 0)).toBe(only)
  })
})

test.each([
  [['Account', 'Networks', 'SwitchNetwork'], ['Account']],
  [
    ['Account', 'Swap', 'Networks'],
    ['Account', 'Swap'],
  ],
  [['Account', 'Networks', 'WhatIsANetwork', 'SwitchNetwork'], ['Account']],
  [['Networks', 'SwitchNetwork'], undefined],
  [['Networks', 'WhatIsANetwork', 'SwitchNetwork'], undefined],
  [['Account', 'SwitchNetwork'], ['Account']],
  [['Connect', 'SwitchNetwork'], ['Connect']],
  [['Account', 'UnsupportedChain', 'SwitchNetwork'], ['Account']],
  [['UnsupportedChain', 'SwitchNetwork'], undefined],
  [['UnsupportedChain'], undefined],
  [['SIWXSignMessage'], ['SIWXSignMessage']],
  [
    ['Account', 'Networks', 'SwitchNetwork', 'ApproveTransaction'],
    ['Account', 'Networks', 'SwitchNetwork', 'ApproveTransaction'],
  ],
] as [RouteName[], RouteName[] | undefined][])(
  '[S2.14] [S2.30] after a network switch %j leads to %j',
  (before, after) => {
    expect(afterNetworkSwitch(at(...before))?.history).toEqual(after)
  },
)

test.each([
  [
    ['Account', 'UnsupportedChain', 'SwitchNetwork'],
    ['Account', 'Swap'],
  ],
  [['UnsupportedChain', 'SwitchNetwork'], ['Swap']],
] as [RouteName[], RouteName[]][])(
  '[S2.14] after the switch for a swap %j leads to %j, without the data of the switch',
  (before, after) => {
    const data = { network, swapUnsupportedChain: true }
    const router = afterNetworkSwitch({ ...at(...before), data })
    expect(router).toEqual({ ...at(...after), direction: 'forward' })
  },
)

test('[S2.14] the data of a switch stays for the view before it', () => {
  const data = { network, email: 'mira@example.com', redirectView: 'WalletSend' } as const
  expect(afterNetworkSwitch({ ...at('Connect', 'SwitchNetwork'), data })).toMatchObject({
    view: 'Connect',
    data,
  })
})

describe('any sequence of steps', () => {
  const routes: RouteName[] = ['Connect', 'Account', 'Networks', 'AllWallets', 'UnsupportedChain']
  const route = fc.constantFrom(...routes)
  const step = fc.oneof(
    fc.record({ verb: fc.constantFrom('push', 'replace', 'reset'), route }),
    fc.record({ verb: fc.constant('back'), isConnected: fc.boolean() }),
    fc.record({ verb: fc.constant('index'), index: fc.integer({ min: -3, max: 6 }) }),
    fc.record({ verb: fc.constant('switched') }),
  )

  test('[S2.22] [S2.23] has a history, and shows its last entry, or Account for Connect', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let router = initialRouter
        for (const each of steps) {
          const before = router
          router = walk(router, each)
          expect(router.history.length).toBeGreaterThan(0)
          const last = router.history.at(-1)
          expect(router.view === last || (router.view === 'Account' && last === 'Connect')).toBe(true)
          if (router.direction === 'back' && router !== before)
            expect(router.history.length).toBeLessThan(before.history.length)
          if (each.verb === 'push') expect(router.history.length - before.history.length).toBeLessThan(2)
        }
      }),
      { numRuns: process.env['FOYER_DEEP'] ? 10_000 : 300 },
    )
  })

  function walk(
    router: RouterState,
    step: { verb: string; route?: RouteName; isConnected?: boolean; index?: number },
  ): RouterState {
    const { verb, route: to = 'Connect', isConnected = false, index = 0 } = step
    if (verb === 'push') return push(router, to)
    if (verb === 'replace') return replace(router, to)
    if (verb === 'reset') return reset(router, to)
    if (verb === 'back') return back(router, { isConnected }) ?? reset(router, 'Connect')
    if (verb === 'index') return backToIndex(router, index)
    return afterNetworkSwitch(router) ?? reset(router, 'Connect')
  }
})
