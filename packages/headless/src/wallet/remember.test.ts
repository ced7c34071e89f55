import { describe, expect, test } from 'vitest'
import { ALICE, BOB } from '../test/setup.ts'
import { parseStoredConnections, parseStoredIds } from './persist.ts'
import { forgetAccount, isNewer, mergeStored, rememberConnections } from './remember.ts'
import type { Connection, ConnectionState } from './types.ts'

const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

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

test('a wallet that is connected again is the newest after its end, and is kept in a full list', () => {
  const wallet = (name: string): Connection => connection(name, [ALICE])
  expect(shape(remember([wallet('a')], [wallet('b')], [wallet('a')], []))).toEqual([
    ['a', ALICE],
    ['b', ALICE],
  ])
  const many = Array.from({ length: 11 }, (_, index) => [wallet(`w${index}`)])
  const ids = remember([wallet('a')], ...many.slice(0, 10), [wallet('a')], ...many.slice(10), []).eip155?.map(
    ({ connectorId }) => connectorId,
  )
  expect(ids).toEqual(['w10', 'a', ...['w9', 'w8', 'w7', 'w6', 'w5', 'w4', 'w3', 'w2']])
})

test('two connected wallets with one identity have an entry each', () => {
  const twins = [connection('a', [ALICE], { uid: 'one' }), connection('a', [BOB], { uid: 'two' })]
  expect(shape(remember(twins))).toEqual([
    ['a', ALICE],
    ['a', BOB],
  ])
  const stored = { eip155: remember(twins).eip155!.map(({ uid: _uid, ...entry }) => entry) }
  const again = (twin: Connection) =>
    rememberConnections(stored, [{ ...twin, connector: { ...twin.connector, uid: 'new' } }]).eip155?.map(
      ({ uid, address }) => [uid, address],
    )
  expect(twins.map(again)).toEqual([
    [
      ['new', ALICE],
      [undefined, BOB],
    ],
    [
      ['new', BOB],
      [undefined, ALICE],
    ],
  ])
})

test('an entry has at most 50 accounts, those that the wallet exposes first', () => {
  const address = (index: number) => `0x${String(index).padStart(40, '0')}`
  const of = (start: number, length: number) => Array.from({ length }, (_, index) => address(start + index))
  const [entry] = remember([connection('a', of(0, 20))], [connection('a', of(100, 40))]).eip155 ?? []
  expect(entry?.accounts.map((account) => account.address)).toEqual([...of(100, 40), ...of(0, 10)])
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

  test('keeps the current account of the entry, also behind others', () => {
    const chosen = { ...connection('a', [ALICE, BOB, CAROL]), address: BOB }
    const three = { ...state(), remembered: remember([chosen], []) }
    const next = forgetAccount(three, { namespace: 'eip155', connectorId: 'a', address: CAROL })
    expect(shape(next)).toEqual([['a', ALICE, BOB]])
    expect(next.eip155?.[0]?.address).toBe(BOB)
  })

  test('removes the entry with its last account', () => {
    const once = { ...state(), remembered: forget(ALICE) }
    expect(forgetAccount(once, { namespace: 'eip155', connectorId: 'a', address: BOB })).toEqual({
      eip155: [],
    })
  })

  test('keeps the entries of live connections', () =>
    expect(forget(ALICE, [connection('a', [ALICE])])).toEqual(remembered))

  test('removes the entry of a wallet that is connected in another namespace only', () => {
    const elsewhere = { ...connection('a', ['So1']), namespace: 'solana' } as const
    expect(shape(forget(ALICE, [elsewhere]))).toEqual([['a', BOB]])
  })
})

test.each([
  [null, false],
  ['{', false],
  ['null', false],
  ['[]', false],
  ['2', false],
  ['{"eip155":[]}', false],
  ['{"version":1}', false],
  ['{"version":"2"}', false],
  ['{"version":2}', true],
])('the stored value %s is of a newer version: %s', (value, expected) =>
  expect(isNewer(value)).toBe(expected),
)

describe('stored data', () => {
  const many = (length: number) => Array.from({ length }, (_, index) => `${index}`)
  const account = { address: ALICE }
  const entry = { connectorId: 'a', address: ALICE, accounts: [account] }
  const long = 'a'.repeat(513)

  test.each([
    ['more than 100 connections', many(101).map(() => entry), many(100).map(() => entry)],
    [
      'more than 1000 accounts',
      [{ ...entry, accounts: many(1001).map(() => account) }],
      [{ ...entry, accounts: many(1000).map(() => account) }],
    ],
    ['a connector id of more than 512 characters', [{ ...entry, connectorId: long }], [entry]],
    ['an address of more than 512 characters', [{ ...entry, address: long }], [entry]],
    ['an account of more than 512 characters', [{ ...entry, accounts: [{ address: long }] }], [entry]],
    ['an unknown account type', [{ ...entry, accounts: [{ ...account, type: 'admin' }] }], [entry]],
  ])('with %s is ignored', (_, invalid, valid) => {
    expect(parseStoredConnections(JSON.stringify({ eip155: invalid }))).toEqual({})
    expect(parseStoredConnections(JSON.stringify({ eip155: valid }))).toEqual({ eip155: valid })
  })

  test.each([
    ['more than 1000 ids', many(1001), many(1000)],
    ['an id of more than 512 characters', [long], ['a']],
  ])('with %s is ignored', (_, invalid, valid) => {
    expect(parseStoredIds(JSON.stringify({ eip155: invalid }))).toEqual({})
    expect(parseStoredIds(JSON.stringify({ eip155: valid }))).toEqual({ eip155: valid })
  })

  test('loses only the entries that are invalid', () => {
    const ended = { ...entry, connectorId: 'b' }
    const entries = [{ ...entry, chainId: 1 }, null, ended]
    expect(
      parseStoredConnections(JSON.stringify({ eip155: entries, solana: [entry], moon: [entry] })),
    ).toEqual({
      eip155: [ended],
      solana: [entry],
    })
    expect(parseStoredIds(JSON.stringify({ eip155: ['a', 1, { toString: 1 }], solana: 'a' }))).toEqual({
      eip155: ['a'],
    })
  })

  test('is ignored if a newer version wrote it', () => {
    expect(parseStoredConnections(JSON.stringify({ version: 2, eip155: [entry] }))).toEqual({})
    expect(parseStoredIds(JSON.stringify({ version: 2, eip155: ['a'] }))).toEqual({})
  })

  test('has no entries of unknown namespaces, and no unknown properties, when it is parsed', () => {
    expect(parseStoredConnections(JSON.stringify({ moon: [entry] }))).toEqual({})
    expect(parseStoredConnections(JSON.stringify({ eip155: [{ ...entry, uid: 'x' }] }))).toEqual({
      eip155: [entry],
    })
  })
})

const listOf = (text: string) => (text ? { eip155: text.split('') } : {})

test.each([
  { base: 'ab', own: 'ab', theirs: 'ab', merged: 'ab', what: 'no change' },
  { base: 'a', own: 'ba', theirs: 'ac', merged: 'bac', what: 'an entry added here, another one there' },
  { base: 'ab', own: 'b', theirs: 'ab', merged: 'b', what: 'an entry removed here' },
  { base: 'ab', own: 'ab', theirs: 'b', merged: 'b', what: 'an entry removed there' },
  { base: 'ab', own: 'a', theirs: 'b', merged: '', what: 'an entry removed here, another one there' },
  {
    base: 'a',
    own: 'b',
    theirs: 'ac',
    merged: 'bc',
    what: 'an entry replaced here, another one added there',
  },
  { base: '', own: 'a', theirs: 'A', merged: 'a', what: 'the same entry added here and there' },
  { base: '', own: '', theirs: 'a', merged: 'a', what: 'the first entry added there' },
])('this and another tab, $what: $merged', ({ base, own, theirs, merged }) => {
  expect(mergeStored({ base: listOf(base), own: listOf(own), theirs: listOf(theirs) }, (id) => id)).toEqual(
    listOf(merged),
  )
})

test('entries of two namespaces are merged separately', () => {
  const parts = { base: {}, own: { solana: ['a'] }, theirs: { eip155: ['a'] } }
  expect(mergeStored(parts, (id) => id)).toEqual({ solana: ['a'], eip155: ['a'] })
})

test.each([
  ['100 connections', { eip155: 100 }, 100],
  ['more', { eip155: 101 }, undefined],
  ['those of a newer version', { eip155: 1, version: 2 }, undefined],
])('stored connections are read up to a limit, %s: %j gives %s', (_, { eip155, ...more }, count) => {
  const entry = { connectorId: 'a', address: ALICE, accounts: [{ address: ALICE }] }
  const stored = JSON.stringify({ ...more, eip155: Array.from({ length: eip155 }, () => entry) })
  expect(parseStoredConnections(stored).eip155?.length).toBe(count)
})
