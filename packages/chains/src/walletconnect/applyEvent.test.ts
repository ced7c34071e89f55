import { expect, test } from 'vitest'
import { mainnet, polygon } from '../exports/networks.ts'
import { applyEvent, type Asked, openView, type SessionView, toSessions } from './applyEvent.ts'
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

test('an update keeps the current chain while it is approved', () => {
  const view = openView(session, asked, ['eip155:137'])
  const chainAfter = (approved: readonly string[]) =>
    applyEvent(view, { type: 'update', session: approving(approved) }, asked).events
  expect(chainAfter(accounts)).toMatchObject([{ type: 'change', chainId: '137' }])
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
