// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../wallet/connect.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { setup } from '../test/setup.ts'
import { cookieStorage, cookieToInitialState } from './cookies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
})

test('a cookie holds what was stored, whatever it is', () => {
  const storage = cookieStorage()
  const value = 'a=b; c="ü"\n{"x":1}'
  storage.setItem('@foyer/eip155:connected_connector_id', value)
  storage.setItem('@foyer/eip155', 'other')
  expect(storage.getItem('@foyer/eip155:connected_connector_id')).toBe(value)
  expect(storage.getItem('@foyer/connections')).toBeNull()
  storage.removeItem('@foyer/eip155:connected_connector_id')
  expect(storage.getItem('@foyer/eip155:connected_connector_id')).toBeNull()
  expect(storage.getItem('@foyer/eip155')).toBe('other')
})

test('is written as it was asked for', () => {
  const written: string[] = []
  const page = {
    location: { protocol: 'https:' },
    set cookie(value: string) {
      written.push(value)
    },
  }
  vi.stubGlobal('document', page)
  cookieStorage().setItem('@foyer/x', 'y')
  cookieStorage({ domain: 'a.test', path: '/app', maxAge: 60, sameSite: 'strict', secure: false }).removeItem(
    '@foyer/x',
  )
  expect(written).toEqual([
    '%40foyer%2Fx=y; path=/; max-age=34560000; samesite=lax; secure',
    '%40foyer%2Fx=; path=/app; max-age=0; samesite=strict; domain=a.test',
  ])
})

test('on a server is empty and writes nothing', () => {
  vi.stubGlobal('document', undefined)
  const storage = cookieStorage()
  storage.setItem('@foyer/x', 'y')
  storage.removeItem('@foyer/x')
  expect(storage.getItem('@foyer/x')).toBeNull()
})

describe('the state of a request', () => {
  test('is what the visit before has left', async () => {
    const wallet = createTestConnector({ chainId: '137' })
    const { config } = setup({ connectors: [wallet], storage: cookieStorage(), id: 'shop' })
    expect(cookieToInitialState(config, document.cookie)).toEqual({
      caipNetworkId: undefined,
      hasConnections: false,
    })
    await connect(config, { connector: wallet })
    expect(cookieToInitialState(config, document.cookie)).toEqual({
      caipNetworkId: 'eip155:137',
      hasConnections: true,
    })
    const other = setup({ id: 'other' }).config
    expect(cookieToInitialState(other, document.cookie).hasConnections).toBe(false)
  })

  test.each([
    null,
    undefined,
    '',
    ';;=;',
    '%40foyer%2Factive_caip_network_id=%E0%A4%A',
    '%40foyer%2Factive_caip_network_id=nonsense; %40foyer%2Fconnections=',
    'x%40foyer%2Factive_caip_network_id=eip155%3A1',
  ])('of %j is nothing', (header) => {
    expect(cookieToInitialState(setup().config, header)).toEqual({
      caipNetworkId: undefined,
      hasConnections: false,
    })
  })
})
