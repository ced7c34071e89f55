import { describe, expect, test } from 'vitest'
import { ALICE, BOB } from '../test/setup.ts'
import { forgetAccount, rememberConnections } from './remember.ts'
import type { Connection, ConnectionState } from './types.ts'

const connection = (
  id: string,
  addresses: readonly string[],
  { uid = id, type = 'ANNOUNCED' }: { uid?: string; type?: Connection['connector']['type'] } = {},
): Connection => ({
  namespace: 'eip155',
  connectorId: id,
  connector: { id, uid, name: id, type, interaction: 'extension', namespaces: ['eip155'] },
  accounts: addresses.map((address) => ({ namespace: 'eip155', address })),
  address: addresses[0]!,
  chainId: '1',
})
const shape = (remembered: ConnectionState['remembered']) =>
  remembered.eip155?.map(({ connectorId, accounts }) => [
    connectorId,
    ...accounts.map(({ address }) => address),
  ])
const remember = (...steps: readonly (readonly Connection[])[]) =>
  steps.reduce<ConnectionState['remembered']>(rememberConnections, {})

test('a connector has one stored entry, with all accounts that it ever exposed', () => {
  const steps = [[connection('a', [ALICE])], [connection('a', [ALICE.toLowerCase(), BOB])]]
  expect(shape(remember(...steps))).toEqual([['a', ALICE.toLowerCase(), BOB]])
  expect(shape(remember([connection('a', [ALICE])], [connection('A', [BOB])]))).toEqual([['A', BOB, ALICE]])
})

test('the entry of the embedded wallet has only the account of the last login', () => {
  const auth = { type: 'AUTH' } as const
  expect(shape(remember([connection('AUTH', [ALICE], auth)], [connection('AUTH', [BOB], auth)]))).toEqual([
    ['AUTH', BOB],
  ])
})

test('ended connections are kept, the newest first, and other namespaces do not change', () => {
  const stored = { solana: [{ connectorId: 'x', address: 'So1', accounts: [] }] }
  const state = rememberConnections(rememberConnections(stored, [connection('a', [ALICE])]), [
    connection('b', [BOB]),
  ])
  expect(shape(state)).toEqual([
    ['b', BOB],
    ['a', ALICE],
  ])
  expect(state.solana).toEqual(stored.solana)
})

test('two connected wallets with one identity have an entry each', () => {
  const twins = [connection('a', [ALICE], { uid: 'one' }), connection('a', [BOB], { uid: 'two' })]
  expect(shape(remember(twins))).toEqual([
    ['a', BOB],
    ['a', ALICE],
  ])
  const stored = { eip155: remember(twins).eip155!.map(({ uid: _uid, ...entry }) => entry) }
  const [, second] = twins
  const back = rememberConnections(stored, [{ ...second!, connector: { ...second!.connector, uid: 'new' } }])
  expect(back.eip155?.map(({ uid, address }) => [uid, address])).toEqual([
    ['new', BOB],
    [undefined, ALICE],
  ])
})

test('at most ten ended connections are kept, and all live ones', () => {
  const many = Array.from({ length: 30 }, (_, index) => connection(`w${index}`, [ALICE]))
  expect(remember(many).eip155).toHaveLength(30)
  expect(remember(many, [connection('last', [BOB])]).eip155).toHaveLength(11)
})

describe('forgetAccount', () => {
  const remembered = remember([connection('a', [ALICE, BOB])], [])
  const state = (connections: readonly Connection[] = []): ConnectionState => ({
    connections,
    current: {},
    process: { status: 'idle' },
    isRestored: true,
    restoring: [],
    disconnectedIds: {},
    remembered,
  })
  const forget = (address: string, connections?: readonly Connection[]) =>
    forgetAccount(state(connections), { namespace: 'eip155', connectorId: 'A', address })

  test('makes another account the current one of the entry', () => {
    const next = forget(ALICE.toLowerCase())
    expect(shape(next)).toEqual([['a', BOB]])
    expect(next.eip155?.[0]?.address).toBe(BOB)
    expect(forget(BOB).eip155?.[0]?.address).toBe(ALICE)
  })

  test('removes the entry with its last account', () => {
    const once = { ...state(), remembered: forget(ALICE) }
    expect(forgetAccount(once, { namespace: 'eip155', connectorId: 'a', address: BOB })).toEqual({
      eip155: [],
    })
  })

  test('keeps the entries of live connections', () =>
    expect(forget(ALICE, [connection('a', [ALICE])])).toEqual(remembered))
})
