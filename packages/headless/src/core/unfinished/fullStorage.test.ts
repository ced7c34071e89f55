import type { Storage } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { setup } from '../../test/setup.ts'
import { createTabs } from '../../test/tabs.ts'
import { internalsOf } from '../internals.ts'
import {
  endUnfinished,
  followUnfinishedRequests,
  getUnfinishedRequests,
  readJournal,
  storeUnfinished,
  writeJournal,
} from './unfinishedRequests.ts'
import { followStored, PENDING_KEY, UNFINISHED_KEY } from './unfinishedState.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Behaviours of `setItem` of a full storage. */
const refusals = {
  'throws QuotaExceededError': () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  'does nothing': () => undefined,
}
const kinds = Object.keys(refusals) as (keyof typeof refusals)[]

/** A storage with room for `size` characters. */
function limited(size: number, refuse: () => void = refusals['does nothing']) {
  const memory = createMemoryStorage()
  const room = { size }
  const used = (): number => [...memory.entries.values()].reduce((sum, { length }) => sum + length, 0)
  const storage: Storage = {
    ...memory,
    setItem(key, value) {
      const grows = value.length - (memory.getItem(key)?.length ?? 0)
      if (grows > 0 && used() + grows > room.size) refuse()
      else memory.setItem(key, value)
    },
  }
  const stored = (key: string): unknown => JSON.parse(memory.getItem(key) ?? '[]')
  return { storage, room, stored, memory }
}

const entry = (id: string, askedAt = Date.now()) => ({ id, askedAt, text: 'x'.repeat(50) })
const ENTRY = JSON.stringify(entry('a')).length

test.each(kinds)('an entry is kept while a full storage %s, and stored once there is room', (kind) => {
  const { storage, room, stored } = limited(0, refusals[kind])
  const internals = internalsOf(setup({ storage }).config)
  const [first, second] = [entry('1'), entry('2')]
  writeJournal(internals, PENDING_KEY, [first])
  expect([readJournal(internals, PENDING_KEY), stored(PENDING_KEY)]).toEqual([[first], []])
  room.size = 1_000
  writeJournal(internals, PENDING_KEY, [second, ...readJournal(internals, PENDING_KEY)])
  expect(stored(PENDING_KEY)).toEqual([second, first])
  expect(readJournal(internals, PENDING_KEY)).toEqual([second, first])
})

test('a removed entry of one list makes room for the other one', () => {
  const { storage, stored } = limited(ENTRY + 10)
  const internals = internalsOf(setup({ storage }).config)
  writeJournal(internals, UNFINISHED_KEY, [entry('1')])
  const sent = entry('2')
  writeJournal(internals, PENDING_KEY, [sent])
  expect([stored(PENDING_KEY), readJournal(internals, PENDING_KEY)]).toEqual([[], [sent]])
  writeJournal(internals, UNFINISHED_KEY, [])
  expect(stored(PENDING_KEY)).toEqual([sent])
})

test('an unstored entry is stored when the page is hidden or shown, until the config is destroyed', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const { storage, room, stored } = limited(0)
  const { config } = setup({ storage })
  const internals = internalsOf(config)
  writeJournal(internals, PENDING_KEY, [entry('1')])
  page.dispatchEvent(new Event('visibilitychange'))
  expect(stored(PENDING_KEY)).toEqual([])
  room.size = 1_000
  page.dispatchEvent(new Event('visibilitychange'))
  expect(stored(PENDING_KEY)).toMatchObject([{ id: '1' }])

  room.size = 0
  writeJournal(internals, PENDING_KEY, [entry('2'), entry('1')])
  config.destroy()
  room.size = 1_000
  page.dispatchEvent(new Event('visibilitychange'))
  expect(stored(PENDING_KEY)).toMatchObject([{ id: '1' }])
})

test.each([
  ['requests', UNFINISHED_KEY, PENDING_KEY, entry],
  // A sent transaction has the time of its sending.
  [
    'transactions',
    PENDING_KEY,
    UNFINISHED_KEY,
    (id: string, time: number) => ({ ...entry(id), askedAt: undefined, time }),
  ],
] as const)('only %s older than a day are dropped to make room', (_, key, other, entryOf) => {
  const { storage, room, stored, memory } = limited(10_000)
  const internals = internalsOf(setup({ storage }).config)
  const now = internals.timers.now()
  const [old, young] = [entryOf('old', now - 86_400_000), entryOf('young', now - 86_000_000)]
  memory.setItem(key, JSON.stringify([young, old]))
  room.size = 2 * ENTRY + 20
  const added = entry('added')
  writeJournal(internals, other, [added])
  expect([stored(key), stored(other)]).toEqual([[young], [added]])
  writeJournal(internals, other, [entry('more'), added])
  expect([stored(key), stored(other)]).toEqual([[young], [added]])
  expect(readJournal(internals, other)).toMatchObject([{ id: 'more' }, { id: 'added' }])
})

test('changes by another tab are merged with unstored changes', () => {
  const { storage, room, stored, memory } = limited(10_000)
  const internals = internalsOf(setup({ storage }).config)
  writeJournal(internals, PENDING_KEY, [entry('ended'), entry('pending')])
  room.size = 0
  writeJournal(internals, PENDING_KEY, [entry('new'), ...readJournal(internals, PENDING_KEY)])
  // Another tab removes one transaction and adds another one.
  memory.setItem(PENDING_KEY, JSON.stringify([entry('other'), entry('pending')]))
  const ids = (list: unknown) => (list as readonly { readonly id: string }[]).map(({ id }) => id)
  expect(ids(readJournal(internals, PENDING_KEY))).toEqual(['new', 'other', 'pending'])
  room.size = 10_000
  writeJournal(internals, UNFINISHED_KEY, [])
  expect(ids(stored(PENDING_KEY))).toEqual(['new', 'other', 'pending'])
})

test('an entry is removed for this page although the storage keeps it', () => {
  const memory = createMemoryStorage({ [UNFINISHED_KEY]: JSON.stringify([entry('1'), entry('2')]) })
  const storage = { ...memory, setItem: refusals['does nothing'], removeItem: refusals['does nothing'] }
  const internals = internalsOf(setup({ storage }).config)
  writeJournal(internals, UNFINISHED_KEY, [entry('2')])
  expect(readJournal(internals, UNFINISHED_KEY)).toMatchObject([{ id: '2' }])
  writeJournal(internals, UNFINISHED_KEY, [])
  expect(readJournal(internals, UNFINISHED_KEY)).toEqual([])
})

test('a listed request that is not stored stays listed when another tab changes the others', async () => {
  const { storage, memory } = limited(0)
  let change: (key: string | null) => void = () => undefined
  const subscribe = (listener: typeof change) => ((change = listener), () => undefined)
  const { config } = setup({ storage: { ...storage, subscribe } })
  const internals = internalsOf(config)
  followStored(config)
  storeUnfinished(internals, { id: 'u', kind: 'sign', operation: 'signMessage', caipNetworkId: 'eip155:1' })
  endUnfinished(internals, 'u', { isListed: true })
  const ids = () => getUnfinishedRequests(config).map(({ id }) => id)
  expect(ids()).toEqual(['u'])

  const other = { id: 'o', kind: 'sign', operation: 'signMessage', caipNetworkId: 'eip155:1', askedAt: 1 }
  memory.setItem(UNFINISHED_KEY, JSON.stringify([{ ...other, askedAt: internals.timers.now() - 1_000 }]))
  change(UNFINISHED_KEY)
  await vi.waitUntil(() => ids().includes('o'))
  memory.removeItem(UNFINISHED_KEY)
  change(UNFINISHED_KEY)
  await vi.waitUntil(() => !ids().includes('o'))
  expect(ids()).toEqual(['u'])
})

test('a request that ends in one tab is removed from the list of another tab', () => {
  // Two tabs are two configs with one id, which development reports as an error.
  vi.stubEnv('NODE_ENV', 'production')
  const tabs = createTabs()
  const [asking, other] = [1, 2].map(() => setup({ storage: tabs.open() }).config)
  const stop = followUnfinishedRequests(other!)
  const listed = () => getUnfinishedRequests(other!).map(({ id }) => id)
  const internals = internalsOf(asking!)
  for (const id of ['first', 'second'])
    storeUnfinished(internals, { id, kind: 'sign', operation: 'signMessage', caipNetworkId: 'eip155:1' })
  tabs.deliver()
  expect(listed().toSorted()).toEqual(['first', 'second'])
  endUnfinished(internals, 'first', { isListed: false })
  tabs.deliver()
  expect(listed()).toEqual(['second'])
  stop()
  endUnfinished(internals, 'second', { isListed: false })
  tabs.deliver()
  expect(listed()).toEqual(['second'])
})
