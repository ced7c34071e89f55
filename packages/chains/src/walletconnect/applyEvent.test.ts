import { expect, test } from 'vitest'
import { bitcoin, mainnet, polygon, solana } from '../exports/networks.ts'
import {
  applyEvent,
  type Asked,
  openView,
  sessionNamespaces,
  type SessionView,
  toSessions,
} from './applyEvent.ts'
import type { ClientEvent } from './client/handle.ts'
import { toOptionalNamespaces } from './toOptionalNamespaces.ts'

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const networks = [mainnet, polygon]
const asked: Asked = { networks, namespaces: toOptionalNamespaces(networks) }
const accounts = ['eip155:1', 'eip155:137'].flatMap((chain) => [`${chain}:${FIRST}`, `${chain}:${SECOND}`])
const session = {
  topic: 't',
  expiry: 1,
  namespaces: { eip155: { accounts, methods: [], events: [] } },
  peer: { metadata: { name: '', url: '', icons: [] } },
}
const approving = (approved: readonly string[]): typeof session => ({
  ...session,
  namespaces: { eip155: { ...session.namespaces.eip155, accounts: [...approved] } },
})

const walletEvent = (name: string, data: unknown): ClientEvent => ({
  type: 'event',
  topic: 't',
  chainId: 'eip155:1',
  name,
  data,
})
const after = (...events: readonly ClientEvent[]): SessionView | undefined =>
  events.reduce<SessionView | undefined>(
    (view, event) => view && applyEvent(view, event, asked).view,
    openView(session, asked, []),
  )
/** Session of three namespaces, of the wallet “Marigold”. */
const KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const all: Asked = {
  networks: [mainnet, polygon, solana, bitcoin],
  namespaces: toOptionalNamespaces([mainnet, polygon, solana, bitcoin]),
}
const wide = {
  ...session,
  namespaces: {
    eip155: {
      accounts: accounts.map((account) => account.toLowerCase()),
      methods: ['personal_sign'],
      events: [],
    },
    solana: { accounts: [`${solana.caipNetworkId}:${KEY}`], methods: ['solana_signMessage'], events: [] },
    bip122: { accounts: [`${bitcoin.caipNetworkId}:${BITCOIN}`], methods: [], events: [] },
  },
  peer: { metadata: { name: 'Marigold', url: '', icons: [] } },
}
const shown = (view: SessionView | undefined): unknown =>
  view && toSessions(view, asked).map(({ accounts: all }) => all.map(({ address }) => address))

test('the session has the accounts of the latest valid accountsChanged', () => {
  expect(shown(after())).toEqual([[FIRST, SECOND]])
  const chosen = walletEvent('accountsChanged', [SECOND.toLowerCase()])
  expect(shown(after(chosen))).toEqual([[SECOND]])
  expect(shown(after(chosen, walletEvent('chainChanged', 137)))).toEqual([[SECOND]])
  expect(shown(after(chosen, walletEvent('accountsChanged', ['0x01'])))).toEqual([[SECOND]])
  expect(after(chosen, { type: 'end', topic: 't' })).toBeUndefined()
})

test('an update keeps the selected accounts that it approves, unless it begins with another account', () => {
  const chosen = after(walletEvent('accountsChanged', [SECOND, FIRST]))
  const shownAfter = (approved: readonly string[]): unknown =>
    shown(chosen && applyEvent(chosen, { type: 'update', session: approving(approved) }, asked).view)
  expect(shown(chosen)).toEqual([[SECOND, FIRST]])
  expect(shownAfter([`eip155:1:${FIRST.toLowerCase()}`, `eip155:1:${SECOND}`])).toEqual([[SECOND, FIRST]])
  const third = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(shownAfter([...accounts, `eip155:1:${third}`])).toEqual([[SECOND, FIRST]])
  expect(shownAfter([`eip155:1:${FIRST}`, `eip155:1:${third}`])).toEqual([[FIRST]])
  expect(shownAfter([`eip155:1:${third}`, `eip155:1:${FIRST}`])).toEqual([[third, FIRST]])
  const opened = { ...approving(accounts), topic: 'next' }
  expect(shown(chosen && applyEvent(chosen, { type: 'opened', session: opened }, asked).view)).toEqual([
    [FIRST, SECOND],
  ])
})

test('an event of another session, and the opening of this one, change nothing', () => {
  const view = openView(session, asked, ['eip155:137'])
  for (const event of [
    { type: 'update', session: { ...session, topic: 'other' } },
    { ...walletEvent('chainChanged', 1), topic: 'other' },
    { ...walletEvent('accountsChanged', [SECOND]), topic: 'other' },
    { type: 'sent', topic: 'other', id: 1, method: 'personal_sign' },
    { type: 'end', topic: 'other' },
    { type: 'opened', session },
  ] as const)
    expect(applyEvent(view, event, asked)).toEqual({ view, events: [] })
})

test('accountsChanged with an account that is not approved on the current chain changes nothing', () => {
  const onPolygon = [`eip155:1:${FIRST}`, `eip155:137:${SECOND}`]
  const view = openView(approving(onPolygon), asked, ['eip155:1'])
  expect(applyEvent(view, walletEvent('accountsChanged', [SECOND]), asked)).toEqual({ view, events: [] })
})

test('chainChanged to a chain without an account of the session names the chain, and no account', () => {
  const view = openView(approving([`eip155:1:${FIRST}`]), asked, [])
  const { view: next, events } = applyEvent(view, walletEvent('chainChanged', 137), asked)
  expect(events).toEqual([{ type: 'change', namespace: 'eip155', chainId: '137' }])
  expect(next?.chains).toEqual({ eip155: 'eip155:137' })
})

test('on a chain without an account of the session the selection of the wallet stays', () => {
  const view = openView(approving([`eip155:1:${FIRST}`, `eip155:1:${SECOND}`]), asked, [])
  const steps = [walletEvent('accountsChanged', [SECOND]), walletEvent('chainChanged', 137)]
  const next = steps.reduce((last, event) => applyEvent(last, event, asked).view ?? last, view)
  expect(shown(next)).toEqual([[SECOND]])
})

test('an update keeps the current chain while it is approved', () => {
  const view = openView(session, asked, ['eip155:137'])
  const chainAfter = (approved: readonly string[]) =>
    applyEvent(view, { type: 'update', session: approving(approved) }, asked).events
  expect(chainAfter(accounts)).toMatchObject([
    {
      type: 'change',
      chainId: '137',
      session: { chainId: '137', approvedCaipNetworkIds: networks.map(({ caipNetworkId }) => caipNetworkId) },
    },
  ])
  expect(chainAfter([`eip155:1:${FIRST}`])).toMatchObject([{ chainId: '1', accounts: [{ address: FIRST }] }])
  expect(chainAfter([])).toEqual([{ type: 'disconnect', namespace: 'eip155' }])
})

test('a session of another tab that replaces this one keeps the chain; namespaces that it lacks only lock', () => {
  const view = openView(session, asked, ['eip155:137'])
  const eventsAfter = (approved: readonly string[]) => {
    const next = { ...approving(approved), topic: 'next' }
    const replaced = applyEvent(view, { type: 'opened', session: next }, asked)
    expect(replaced.view?.session.topic).toBe('next')
    return replaced.events
  }
  const [change] = eventsAfter([`eip155:1:${SECOND}`, `eip155:137:${SECOND}`])
  expect(change).toMatchObject({ type: 'change', accounts: [{ address: SECOND }], chainId: '137' })
  expect(eventsAfter([])).toEqual([{ type: 'change', namespace: 'eip155', accounts: [] }])
})

test('each namespace of a session has its own accounts and methods, and the wallet', () => {
  const view = openView(wide, all, [])
  const peer = { name: 'Marigold' }
  expect(toSessions(view, all)).toMatchObject([
    { namespace: 'eip155', accounts: [FIRST, SECOND].map((address) => ({ address, type: 'eoa' })), peer },
    { namespace: 'solana', accounts: [{ address: KEY, type: 'eoa' }], peer },
    { namespace: 'bip122', accounts: [{ address: BITCOIN, type: 'payment' }], peer },
  ])
  expect(sessionNamespaces(view, all).map(({ methods }) => methods)).toEqual([
    ['personal_sign'],
    ['solana_signMessage'],
    [],
  ])
  expect(toSessions(openView(session, asked, []), asked)[0]).not.toHaveProperty('peer')
})

test('a change of one namespace keeps the chain and the selected accounts of the others', () => {
  const inSolana = (name: string, data: unknown): ClientEvent => ({
    type: 'event',
    topic: 't',
    chainId: solana.caipNetworkId,
    name,
    data,
  })
  const steps = [
    walletEvent('chainChanged', 137),
    walletEvent('accountsChanged', [SECOND]),
    inSolana('chainChanged', solana.id),
    inSolana('accountsChanged', [KEY]),
  ]
  const view = steps.reduce(
    (last, event) => applyEvent(last, event, all).view ?? last,
    openView(wide, all, []),
  )
  expect(toSessions(view, all)).toMatchObject([
    { chainId: '137', accounts: [{ address: SECOND }] },
    { chainId: solana.id, accounts: [{ address: KEY }] },
    { namespace: 'bip122' },
  ])
  // The letters of a Solana address have a case.
  const other = inSolana('accountsChanged', [KEY.toLowerCase()])
  expect(applyEvent(view, other, all)).toEqual({ view, events: [] })
})

test('chainChanged to a chain of the session has its accounts', () => {
  const view = openView(approving([`eip155:1:${FIRST}`, `eip155:137:${SECOND}`]), asked, [])
  expect(applyEvent(view, walletEvent('chainChanged', '0x89'), asked).events).toMatchObject([
    { type: 'change', chainId: '137', accounts: [{ address: SECOND }, { address: FIRST }] },
  ])
})

test('events of a namespace that the session lacks, and unreadable chains, change nothing', () => {
  const view = openView(session, asked, [])
  const lacking = { type: 'event', topic: 't', chainId: solana.caipNetworkId } as const
  for (const event of [
    { ...lacking, name: 'chainChanged', data: solana.id },
    { ...lacking, name: 'accountsChanged', data: [KEY] },
    walletEvent('chainChanged', {}),
  ])
    expect(applyEvent(view, event, asked)).toEqual({ view, events: [] })
})

test('a sent request and other events of the wallet are messages', () => {
  const view = openView(session, asked, [])
  const sent = { type: 'sent', topic: 't', id: 7, method: 'personal_sign' } as const
  const data = { topic: 't', id: 7, method: 'personal_sign' }
  expect(applyEvent(view, sent, asked)).toEqual({
    view,
    events: [{ type: 'message', name: 'session_request_sent', data }],
  })
  expect(applyEvent(view, walletEvent('theme', 'dark'), asked)).toEqual({
    view,
    events: [{ type: 'message', name: 'theme', data: 'dark' }],
  })
})

test('after chainChanged the accounts are approved on that chain: the selected ones, else all', () => {
  const view = openView(
    approving([`eip155:1:${FIRST}`, `eip155:1:${SECOND}`, `eip155:137:${SECOND.toLowerCase()}`]),
    asked,
    [],
  )
  const accountsAfter = (selected: string): unknown => {
    const { view: next = view } = applyEvent(view, walletEvent('accountsChanged', [selected]), asked)
    return applyEvent(next, walletEvent('chainChanged', 137), asked).events
  }
  expect(accountsAfter(SECOND)).toMatchObject([{ chainId: '137', accounts: [{ address: SECOND }] }])
  expect(accountsAfter(FIRST)).toMatchObject([{ accounts: [{ address: SECOND }, { address: FIRST }] }])
})
