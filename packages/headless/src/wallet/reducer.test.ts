import type { ChainNamespace } from '@foyer/chains'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALICE, BOB } from '../test/setup.ts'
import { type ConnectionEvent, reduceConnections } from './reducer.ts'
import type { ConnectionState, ConnectorInfo } from './types.ts'

const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SOL = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'

const start: ConnectionState = {
  connections: [],
  current: {},
  process: { status: 'idle' },
  isRestored: true,
  restoring: [],
  disconnectedIds: {},
  remembered: {},
}
const connector = (uid: string, id = uid): ConnectorInfo => ({
  id,
  uid,
  name: uid,
  type: 'ANNOUNCED',
  interaction: 'extension',
  namespaces: ['eip155', 'solana'],
})
type Opened = Extract<ConnectionEvent, { type: 'opened' }>
const opened = (
  uid: string,
  {
    namespace = 'eip155' as ChainNamespace,
    accounts = [ALICE],
    chainId = '1',
    ...rest
  }: Partial<Opened> & {
    namespace?: ChainNamespace
    accounts?: readonly string[]
    chainId?: string
  } = {},
): Opened => ({
  type: 'opened',
  connector: connector(uid),
  sessions: [{ namespace, accounts: accounts.map((address) => ({ address })), chainId }],
  isChosen: true,
  ...rest,
})
const run = (...events: readonly ConnectionEvent[]): ConnectionState =>
  events.reduce(reduceConnections, start)
const uids = ({ connections }: ConnectionState): readonly string[] =>
  connections.map(({ connector: { uid } }) => uid)

describe('an opened connection', () => {
  test('[S3.1] [S3.2] [S3.3] is listed, and becomes current', () => {
    expect(run(opened('a', { accounts: [ALICE, BOB] }))).toMatchObject({
      connections: [
        {
          namespace: 'eip155',
          connectorId: 'a',
          address: ALICE,
          chainId: '1',
          accounts: [
            { namespace: 'eip155', address: ALICE },
            { namespace: 'eip155', address: BOB },
          ],
        },
      ],
      current: { eip155: 'a' },
    })
  })

  test('[S3.5] has the login of the embedded wallet, which is stored', () => {
    const event = opened('AUTH')
    const auth = { name: 'google', username: 'mira' }
    const state = run({ ...event, sessions: event.sessions.map((session) => ({ ...session, auth })) })
    expect(state.connections[0]?.auth).toEqual(auth)
    expect(state.remembered.eip155?.[0]?.auth).toEqual(auth)
    const plain = run(opened('a'))
    expect(plain.connections[0]).not.toHaveProperty('auth')
    expect(plain.remembered.eip155?.[0]?.auth).toBeUndefined()
  })

  test('[S6.5] [S3.9] keeps the type of each account', () => {
    const event = opened('a')
    const types = ['eoa', 'smartAccount', 'payment', 'ordinal'] as const
    const accounts = types.map((type, index) => ({ address: `0x${String(index).repeat(40)}`, type }))
    const state = run({ ...event, sessions: [{ namespace: 'eip155', accounts, chainId: '1' }] })
    expect(state.connections[0]?.accounts.map(({ type }) => type)).toEqual(types)
    expect(state.remembered.eip155?.[0]?.accounts.map(({ type }) => type)).toEqual(types)
  })

  test('[S3.12] lists an address once, in any case', () => {
    const [connection] = run(opened('a', { accounts: [ALICE, ALICE.toLowerCase(), BOB] })).connections
    expect(connection?.accounts.map(({ address }) => address)).toEqual([ALICE, BOB])
  })

  test('[S3.12] lists two spellings in a case-sensitive namespace as two accounts', () => {
    const accounts = [SOL, SOL.replace('z', 'Z')]
    expect(run(opened('a', { namespace: 'solana', accounts })).connections[0]?.accounts).toHaveLength(2)
  })

  test('uses the requested account, if the wallet has it', () => {
    const accounts = [ALICE, BOB]
    expect(run(opened('a', { accounts, address: BOB.toLowerCase() })).connections[0]?.address).toBe(BOB)
    expect(run(opened('a', { accounts, address: CAROL })).connections[0]?.address).toBe(ALICE)
  })

  test('is ignored if it has no accounts', () => expect(run(opened('a', { accounts: [] }))).toEqual(start))

  test('does not become current beside another one, unless the visitor chose it', () => {
    const state = run(opened('a'), opened('b', { isChosen: false }))
    expect(state.current).toEqual({ eip155: 'a' })
    expect(uids(state)).toEqual(['b', 'a'])
    expect(run(opened('b', { isChosen: false })).current).toEqual({ eip155: 'b' })
  })

  test('replaces the earlier connection of its wallet, and is the newest', () => {
    const state = run(opened('a'), opened('b'), opened('a', { accounts: [BOB] }))
    expect(uids(state)).toEqual(['a', 'b'])
    expect(state.connections[0]?.address).toBe(BOB)
  })

  test('removes its wallet from the disconnected ones', () => {
    const closed: ConnectionEvent = { type: 'closed', uid: 'a', isForgotten: true }
    expect(run(opened('a'), closed).disconnectedIds).toEqual({ eip155: ['a'] })
    expect(run(opened('a'), closed, opened('a')).disconnectedIds).toEqual({ eip155: [] })
    const renamed = { ...opened('a'), connector: connector('a', 'A') }
    expect(run(opened('a'), closed, renamed).disconnectedIds).toEqual({ eip155: [] })
  })

  test('is listed once per namespace of its wallet', () => {
    const event = opened('a')
    const state = run({
      ...event,
      sessions: [
        ...event.sessions,
        { namespace: 'solana', accounts: [{ address: SOL }], chainId: undefined },
      ],
    })
    expect(state.current).toEqual({ eip155: 'a', solana: 'a' })
  })
})

describe('a changed connection', () => {
  const before = run(opened('a', { accounts: [ALICE, BOB] }))
  const changed = (rest: Partial<Extract<ConnectionEvent, { type: 'changed' }>>): ConnectionEvent => ({
    type: 'changed',
    uid: 'a',
    namespace: 'eip155',
    ...rest,
  })

  test('keeps the state object if the values are equal', () => {
    expect(reduceConnections(before, changed({}))).toBe(before)
    expect(reduceConnections(before, changed({ chainId: '1' }))).toBe(before)
    const accounts = [{ address: ALICE.toLowerCase() }, { address: BOB }]
    expect(reduceConnections(before, changed({ accounts, chainId: '1' }))).toBe(before)
  })

  test('keeps its accounts if only the chain differs [S3.12]', () => {
    const accounts = [{ address: ALICE.toLowerCase() }, { address: BOB }]
    const [connection] = reduceConnections(before, changed({ accounts, chainId: '137' })).connections
    expect(connection).toMatchObject({ chainId: '137' })
    expect(connection?.accounts).toBe(before.connections[0]?.accounts)
  })

  test('has the approved networks and the wallet of its new session, until it ends', () => {
    const peer = (name: string) => ({ name, icon: `https://${name}.example/icon.png` })
    const session = {
      namespace: 'eip155',
      accounts: [{ address: ALICE }, { address: BOB }],
      chainId: '1',
      approvedCaipNetworkIds: ['eip155:137'],
      connector: connector('a'),
    } as const
    const next = reduceConnections(before, changed({ opened: { ...session, peer: peer('pebble') } }))
    expect(next.connections).toMatchObject([
      { connectorId: 'a', connector: { uid: 'a', name: 'pebble', peer: { via: 'a' } }, address: ALICE },
    ])
    expect(next.connections[0]?.approvedCaipNetworkIds).toEqual(['eip155:137'])
    const again = changed({ opened: { ...session, peer: peer('pebble') } })
    expect(reduceConnections(next, again)).toBe(next)
    const other = reduceConnections(next, changed({ opened: { ...session, peer: peer('iris') } }))
    expect(other.connections[0]?.connector.name).toBe('iris')
    // Without a description the connector is shown; without approvals all networks are approved.
    const bare = changed({ opened: { ...session, approvedCaipNetworkIds: undefined } })
    const [last] = reduceConnections(next, bare).connections
    expect(last?.connector).toEqual(connector('a'))
    expect(last?.approvedCaipNetworkIds).toBeUndefined()
  })

  test('has the first account of a new list or order as its account', () => {
    const accounts = [{ address: BOB }, { address: ALICE }]
    expect(reduceConnections(before, changed({ accounts })).connections[0]).toMatchObject({
      address: BOB,
      accounts,
      chainId: '1',
    })
    expect(
      reduceConnections(before, changed({ accounts: [{ address: BOB }] })).connections[0]?.accounts,
    ).toHaveLength(1)
  })

  test('keeps the object of its accounts if only the chain changed', () => {
    const [connection] = reduceConnections(before, changed({ chainId: '137' })).connections
    expect(connection?.chainId).toBe('137')
    expect(connection?.accounts).toBe(before.connections[0]?.accounts)
  })

  test('keeps the account that the visitor chose if the chain changes and the list is equal', () => {
    const chosen = reduceConnections(before, {
      type: 'chosen',
      uid: 'a',
      namespace: 'eip155',
      address: BOB,
    })
    const accounts = [{ address: ALICE }, { address: BOB }]
    expect(reduceConnections(chosen, changed({ accounts, chainId: '137' })).connections[0]).toMatchObject({
      address: BOB,
      chainId: '137',
    })
  })

  test('loses an account that its wallet no longer exposes, also the chosen one', () => {
    const chosen = reduceConnections(before, {
      type: 'chosen',
      uid: 'a',
      namespace: 'eip155',
      address: BOB,
    })
    const [connection] = reduceConnections(chosen, changed({ accounts: [{ address: ALICE }] })).connections
    expect(connection).toMatchObject({ address: ALICE, accounts: [{ address: ALICE }] })
    expect(connection?.accounts).toHaveLength(1)
  })

  test('ends in its namespace if it has no accounts, and can be restored', () => {
    const solana = opened('a', { namespace: 'solana', accounts: [SOL] })
    const state = reduceConnections(reduceConnections(before, solana), changed({ accounts: [] }))
    expect(state.connections.map(({ namespace }) => namespace)).toEqual(['solana'])
    expect(state.current).toEqual({ solana: 'a' })
    expect(state.disconnectedIds).toEqual({})
  })

  test('is ignored if the wallet is not connected in the namespace', () => {
    expect(reduceConnections(before, changed({ uid: 'b', chainId: '5' }))).toBe(before)
    expect(reduceConnections(before, changed({ namespace: 'solana', chainId: '5' }))).toBe(before)
  })
})

describe('a closed connection', () => {
  const both = run(opened('a'), opened('a', { namespace: 'solana', accounts: [SOL] }), opened('b'))

  test('[S4.3] leaves no current connection if it was the last one', () => {
    expect(run(opened('a'), { type: 'closed', uid: 'a', isForgotten: true })).toMatchObject({
      connections: [],
      current: {},
      disconnectedIds: { eip155: ['a'] },
    })
  })

  test('[S4.3] makes the newest remaining connection current if it was current', () => {
    const state = run(opened('a'), opened('b'), opened('c'), { type: 'closed', uid: 'c', isForgotten: true })
    expect(state.current).toEqual({ eip155: 'b' })
  })

  test('does not change the current connection if it was another one', () => {
    const state = reduceConnections(both, {
      type: 'closed',
      uid: 'a',
      namespace: 'eip155',
      isForgotten: false,
    })
    expect(state.current).toEqual({ eip155: 'b', solana: 'a' })
    expect(state.disconnectedIds).toEqual({})
  })

  test('ends in the given namespace, or in all', () => {
    const one = reduceConnections(both, { type: 'closed', uid: 'a', namespace: 'solana', isForgotten: true })
    expect(one).toMatchObject({ current: { eip155: 'b' }, disconnectedIds: { solana: ['a'] } })
    expect(uids(one)).toEqual(['b', 'a'])
    const all = reduceConnections(both, { type: 'closed', uid: 'a', isForgotten: true })
    expect(all.disconnectedIds).toEqual({ eip155: ['a'], solana: ['a'] })
    expect(uids(all)).toEqual(['b'])
  })

  test('stores its id once, compared without case', () => {
    const close = (uid: string): ConnectionEvent => ({ type: 'closed', uid, isForgotten: true })
    const twin = { ...opened('b'), connector: connector('b', 'A'), isChosen: false }
    expect(run(opened('a'), twin, close('b'), close('a')).disconnectedIds).toEqual({ eip155: ['A'] })
  })

  test('is ignored if it is unknown', () => {
    expect(reduceConnections(both, { type: 'closed', uid: 'x', isForgotten: true })).toBe(both)
  })
})

describe('a chosen connection', () => {
  const both = run(opened('a', { accounts: [ALICE, BOB] }), opened('b'))
  const chosen = (uid: string, address?: string): ConnectionEvent => ({
    type: 'chosen',
    uid,
    namespace: 'eip155',
    address,
  })

  test('[S4.6] becomes current, with the requested account', () => {
    expect(reduceConnections(both, chosen('a')).current).toEqual({ eip155: 'a' })
    expect(reduceConnections(both, chosen('a')).connections).toBe(both.connections)
    const state = reduceConnections(both, chosen('a', BOB.toLowerCase()))
    expect(state.connections.map(({ address }) => address)).toEqual([ALICE, BOB])
  })

  test('keeps the state object if it is current already, with its account', () => {
    expect(reduceConnections(both, chosen('b'))).toBe(both)
    expect(reduceConnections(both, chosen('b', ALICE))).toBe(both)
    expect(reduceConnections(both, chosen('b', CAROL))).toBe(both)
  })

  test('is ignored if it is unknown', () => expect(reduceConnections(both, chosen('x'))).toBe(both))
})

describe('the end of the restore', () => {
  const restored = (...ids: string[]): ConnectionEvent => ({
    type: 'restored',
    remembered: {},
    disconnectedIds: { eip155: ids },
  })

  test('[S4.5] sets isRestored and the stored disconnected ids', () => {
    expect(reduceConnections({ ...start, isRestored: false }, restored('a'))).toEqual({
      ...start,
      isRestored: true,
      disconnectedIds: { eip155: ['a'] },
    })
  })

  test('keeps changes that the visitor made meanwhile', () => {
    const closed: ConnectionEvent = { type: 'closed', uid: 'b', isForgotten: true }
    expect(run(opened('a'), opened('b'), closed, restored('A', 'B', 'c')).disconnectedIds).toEqual({
      eip155: ['c', 'b'],
    })
  })

  test('keeps a wallet disconnected in a namespace in which it is not connected again', () => {
    const elsewhere = { ...restored(), disconnectedIds: { solana: ['a'] } } as ConnectionEvent
    expect(run(opened('a'), elsewhere).disconnectedIds).toEqual({ solana: ['a'] })
  })

  test('keeps a connection that ended meanwhile, once, beside the stored ones', () => {
    const closed: ConnectionEvent = { type: 'closed', uid: 'b', isForgotten: false }
    const stored = ['B', 'c'].map((connectorId) => ({ connectorId, address: BOB, accounts: [] }))
    const after = (...entries: typeof stored) =>
      run(opened('b'), closed, {
        ...restored(),
        remembered: { eip155: entries },
      } as ConnectionEvent).remembered.eip155?.map(({ connectorId }) => connectorId)
    expect(after(...stored.slice(1))).toEqual(['b', 'c'])
    expect(after(...stored)).toEqual(['B', 'c'])
  })
})

test('live connections stay stored when another tab stores a list without them', () => {
  const adopted: ConnectionEvent = { type: 'adopted', remembered: {}, disconnectedIds: {} }
  expect(run(opened('a'), adopted).remembered.eip155).toMatchObject([{ connectorId: 'a', uid: 'a' }])
})

describe('any sequence of events', () => {
  const uid = fc.constantFrom('a', 'b', 'c')
  const namespace = fc.constantFrom<ChainNamespace>('eip155', 'solana')
  const accounts = fc.array(fc.constantFrom(ALICE, ALICE.toLowerCase(), BOB, CAROL, SOL), { maxLength: 4 })
  const event: fc.Arbitrary<ConnectionEvent> = fc.oneof(
    fc
      .record({ uid, namespace, accounts, isChosen: fc.boolean() })
      .map(({ uid: of, ...rest }) => opened(of, rest)),
    fc
      .record({ uid, namespace, accounts, chainId: fc.constantFrom('1', '137', undefined) })
      .map(({ accounts: list, ...rest }): ConnectionEvent => ({
        type: 'changed',
        ...rest,
        accounts: list.map((address) => ({ address })),
      })),
    fc
      .record({ uid, namespace: fc.option(namespace, { nil: undefined }), isForgotten: fc.boolean() })
      .map((rest): ConnectionEvent => ({ type: 'closed', ...rest })),
    fc
      .record({ uid, namespace, address: fc.constantFrom(ALICE, BOB, undefined) })
      .map((rest): ConnectionEvent => ({ type: 'chosen', ...rest })),
  )

  test('[S4.3] [S4.4] leaves each namespace with one current connection, and no connection twice', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = start
        for (const each of events) {
          state = reduceConnections(state, each)
          const keys = state.connections.map(
            (connection) => `${connection.namespace}/${connection.connector.uid}`,
          )
          expect(new Set(keys).size).toBe(keys.length)
          const namespaces = new Set(state.connections.map((connection) => connection.namespace))
          expect(new Set(Object.keys(state.current))).toEqual(namespaces)
          for (const [namespace, inUse] of Object.entries(state.current))
            expect(keys).toContain(`${namespace}/${inUse}`)
          for (const { address, accounts: list } of state.connections)
            expect(list.some((account) => account.address === address)).toBe(true)
          if (each.type === 'closed' && each.namespace === undefined)
            expect(uids(state)).not.toContain(each.uid)
        }
      }),
      { numRuns: process.env['FOYER_DEEP'] ? 10_000 : 300 },
    )
  })
})
