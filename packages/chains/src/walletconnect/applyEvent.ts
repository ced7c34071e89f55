import { toChecksum } from '../address/toChecksum.ts'
import { referenceOf } from '../caip/caip.ts'
import { dedupeAccounts } from '../caip/dedupeAccounts.ts'
import type { ConnectorEvent, ConnectorSession } from '../connector.ts'
import type { CaipNetwork, CaipNetworkId, ChainNamespace, Hex } from '../types.ts'
import type { ClientEvent } from './client/handle.ts'
import {
  addressesOf,
  chooseChain,
  namespaceOf,
  readChangedAddresses,
  readChangedChain,
  readNamespace,
  readPeer,
  servesAllNetworks,
  type SessionNamespace,
} from './rules.ts'
import type { WalletSession } from './sessionSchema.ts'
import type { OptionalNamespaces } from './toOptionalNamespaces.ts'

/** Requested namespaces and networks: the only ones accepted in a session. */
export type Asked = {
  readonly namespaces: OptionalNamespaces
  readonly networks: readonly CaipNetwork[]
}

/** Session with the current chain of each namespace, and the accounts selected in the wallet later. */
export type SessionView = {
  readonly session: WalletSession
  readonly chains: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
  readonly chosen?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
}

/** Namespaces that a session serves. */
export function sessionNamespaces(
  { session }: SessionView,
  { namespaces, networks }: Asked,
): readonly SessionNamespace[] {
  return (Object.keys(namespaces) as ChainNamespace[])
    .map((namespace) => readNamespace(session, namespace, namespaces, networks))
    .filter(({ accounts }) => accounts.length > 0)
}

/** Initial view of a session, on the requested chain if the wallet supports it. */
export function openView(
  session: WalletSession,
  asked: Asked,
  wanted: readonly (CaipNetworkId | undefined)[],
): SessionView {
  const opened = sessionNamespaces({ session, chains: {} }, asked)
  const chains = opened.map((served) => [served.namespace, chooseChain(served, wanted)])
  return { session, chains: Object.fromEntries(chains) as SessionView['chains'] }
}

/** One connector session per namespace. */
export function toSessions(view: SessionView, asked: Asked): readonly ConnectorSession[] {
  return sessionNamespaces(view, asked).map((served) => toSession(view, served))
}

function toSession(view: SessionView, served: SessionNamespace): ConnectorSession {
  const { namespace, approved } = served
  const peer = readPeer(view.session)
  const chain = view.chains[namespace]
  const accounts = addressesInUse(view, served).map((address) => toAccount(namespace, address))
  return {
    namespace,
    accounts: dedupeAccounts(accounts),
    chainId: chain && referenceOf(chain),
    ...(!servesAllNetworks(view.session) && { approvedCaipNetworkIds: approved }),
    ...(peer && { peer }),
  }
}

/**
 * Addresses that the wallet selected by `accountsChanged`; without a selection that is approved on the current chain
 * all, those on the current chain first.
 */
function addressesInUse(view: SessionView, served: SessionNamespace): readonly string[] {
  const { namespace } = served
  const chosen = view.chosen?.[namespace] ?? []
  const here = accountsHere(view, served).map(({ address }) => keyOf(namespace, address))
  const usable =
    here.length > 0 ? chosen.filter((address) => here.includes(keyOf(namespace, address))) : chosen
  return usable.length > 0 ? usable : [...new Set(addressesOf(served, view.chains[namespace]))]
}

/** Accounts that are approved on the current chain. */
const accountsHere = (
  view: SessionView,
  { namespace, accounts }: SessionNamespace,
): SessionNamespace['accounts'] =>
  accounts.filter(({ caipNetworkId }) => caipNetworkId === view.chains[namespace])

const toAccount = (namespace: ChainNamespace, address: string): ConnectorSession['accounts'][number] => ({
  address: namespace === 'eip155' && /^0x[0-9a-f]{40}$/i.test(address) ? toChecksum(address as Hex) : address,
  type: namespace === 'bip122' ? 'payment' : 'eoa',
})

/** Applies an event of the client. Returns the new view, and events for the app. */
export function applyEvent(
  view: SessionView,
  event: ClientEvent,
  asked: Asked,
): { readonly view: SessionView | undefined; readonly events: readonly ConnectorEvent[] } {
  const nothing = { view, events: [] }
  if (event.type === 'update')
    return event.session.topic === view.session.topic
      ? update(view, event.session, asked, keptSelection(view, event.session, asked))
      : nothing
  if (event.type === 'opened') return replace(view, event.session, asked)
  if (!('topic' in event) || event.topic !== view.session.topic) return nothing
  if (event.type === 'end') return { view: undefined, events: [{ type: 'disconnect' }] }
  if (event.type === 'sent') {
    const { topic, id, method } = event
    return { view, events: [{ type: 'message', name: 'session_request_sent', data: { topic, id, method } }] }
  }
  if (event.name === 'chainChanged') return changeChain(view, event, asked)
  if (event.name === 'accountsChanged') return changeAccounts(view, event, asked)
  return { view, events: [{ type: 'message', name: event.name, data: event.data }] }
}

/**
 * Makes a chain the current one of its namespace, after a switch by the app. The event has accounts if the wallet
 * approved other accounts on the chain, as in Cosmos.
 */
export function selectChain(
  view: SessionView,
  chain: CaipNetworkId,
  asked: Asked,
): { readonly view: SessionView; readonly event: ConnectorEvent } {
  const namespace = namespaceOf(chain)
  const next = { ...view, chains: { ...view.chains, [namespace]: chain } }
  const served = sessionNamespaces(view, asked).find((one) => one.namespace === namespace)
  const isOther = served && addressesInUse(next, served).join() !== addressesInUse(view, served).join()
  const accounts = isOther && accountsHere(next, served).length > 0 && toSession(next, served).accounts
  return {
    view: next,
    event: { type: 'change', namespace, chainId: referenceOf(chain), ...(accounts && { accounts }) },
  }
}

/** The event without the chain and the accounts that were in use before: EIP-1193 has events for changes only. */
export function onlyChanges(event: ConnectorEvent, before: SessionView, asked: Asked): ConnectorEvent {
  if (event.type !== 'change') return event
  const known = toSessions(before, asked).find(({ namespace }) => namespace === event.namespace)
  const textOf = (accounts: ConnectorSession['accounts'] = []): string =>
    accounts.map(({ address }) => address).join()
  return {
    ...event,
    chainId: event.chainId === known?.chainId ? undefined : event.chainId,
    accounts: textOf(event.accounts) === textOf(known?.accounts) ? undefined : event.accounts,
  }
}

type WalletEvent = Extract<ClientEvent, { type: 'event' }>

function changeChain(
  view: SessionView,
  { data, chainId }: WalletEvent,
  asked: Asked,
): ReturnType<typeof applyEvent> {
  const chain = readChangedChain(data, chainId)
  const namespace = chain && namespaceOf(chain)
  const served = sessionNamespaces(view, asked).find((one) => one.namespace === namespace)
  if (!chain || !namespace || !served) return { view, events: [] }
  const next = { ...view, chains: { ...view.chains, [namespace]: chain } }
  const isServed = served.accounts.some(({ caipNetworkId }) => caipNetworkId === chain)
  const { accounts } = toSession(next, served)
  return {
    view: next,
    events: [{ type: 'change', namespace, chainId: referenceOf(chain), ...(isServed && { accounts }) }],
  }
}

function changeAccounts(
  view: SessionView,
  { data, chainId }: WalletEvent,
  asked: Asked,
): ReturnType<typeof applyEvent> {
  const namespace = namespaceOf(chainId)
  const served = sessionNamespaces(view, asked).find((one) => one.namespace === namespace)
  const here = served ? accountsHere(view, served) : []
  const known = new Map(here.map(({ address }) => [keyOf(namespace, address), address]))
  const addresses = readChangedAddresses(data).flatMap(
    (address) => known.get(keyOf(namespace, address)) ?? [],
  )
  // An empty list does not mean a disconnect, which is `session_delete`.
  if (addresses.length === 0) return { view, events: [] }
  const accounts = dedupeAccounts(addresses.map((address) => toAccount(namespace, address)))
  const chosen = { ...view.chosen, [namespace]: addresses }
  return { view: { ...view, chosen }, events: [{ type: 'change', namespace, accounts }] }
}

/**
 * Selected accounts that an update still approves. A wallet may also select by the order of the accounts: an update
 * that begins with another account than before ends the selection.
 */
function keptSelection(view: SessionView, session: WalletSession, asked: Asked): SessionView['chosen'] {
  const before = sessionNamespaces(view, asked)
  const kept = sessionNamespaces({ session, chains: {} }, asked).map(({ namespace, accounts }) => {
    const approved = accounts.map(({ address }) => keyOf(namespace, address))
    const [first] = before.find((served) => served.namespace === namespace)?.accounts ?? []
    const isSame = first !== undefined && keyOf(namespace, first.address) === approved[0]
    const chosen = (isSame && view.chosen?.[namespace]) || []
    return [namespace, chosen.filter((address) => approved.includes(keyOf(namespace, address)))]
  })
  return Object.fromEntries(kept) as SessionView['chosen']
}

function update(
  view: SessionView,
  session: WalletSession,
  asked: Asked,
  chosen?: SessionView['chosen'],
): ReturnType<typeof applyEvent> {
  const wanted = Object.values(view.chains)
  const next = { ...openView(session, asked, wanted), chosen }
  const before = sessionNamespaces(view, asked).map(({ namespace }) => namespace)
  const after = toSessions(next, asked)
  const gone = before.filter((namespace) => !after.some((one) => one.namespace === namespace))
  return {
    view: next,
    events: [
      ...after.map((opened) => {
        const { namespace, accounts, chainId } = opened
        return { type: 'change' as const, namespace, accounts, chainId, session: opened }
      }),
      ...gone.map((namespace) => ({ type: 'disconnect' as const, namespace })),
    ],
  }
}

/** Namespaces that the new session lacks end like those of a locked wallet: the other tab has connected its wallet. */
function replace(view: SessionView, session: WalletSession, asked: Asked): ReturnType<typeof applyEvent> {
  if (session.topic === view.session.topic) return { view, events: [] }
  const { view: next, events } = update(view, session, asked)
  return {
    view: next,
    events: events.map((event) =>
      event.type === 'disconnect' && event.namespace
        ? { type: 'change', namespace: event.namespace, accounts: [] }
        : event,
    ),
  }
}

const keyOf = (namespace: ChainNamespace, address: string): string =>
  namespace === 'eip155' ? address.toLowerCase() : address
