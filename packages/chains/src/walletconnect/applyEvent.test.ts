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
