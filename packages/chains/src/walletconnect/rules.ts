import { hasAddressShape } from '../address/hasAddressShape.ts'
import type { WalletPeer } from '../connector.ts'
import { parseChainId } from '../eip155/quantity.ts'
import { safeLink } from '../links/safeLink.ts'
import { safePicture } from '../links/safePicture.ts'
import { cleanText } from '../text/cleanText.ts'
import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '../types.ts'
import type { WalletSession } from './sessionSchema.ts'
import type { OptionalNamespaces } from './toOptionalNamespaces.ts'

/** CAIP-2 reference that begins with a letter or digit, like those of all chains; excludes `__proto__`. */
const REFERENCE = /^[a-zA-Z0-9][-_a-zA-Z0-9]{0,31}$/

/** Wallet that adds any chain on request, even if its session does not list it. */
const SERVES_ALL_NETWORKS = 'MetaMask Wallet'

/** Account of a session. */
export type SessionAccount = { readonly caipNetworkId: CaipNetworkId; readonly address: string }

/** Contents of a session for a requested namespace. */
export type SessionNamespace = {
  readonly namespace: ChainNamespace
  readonly accounts: readonly SessionAccount[]
  readonly approved: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** Namespaces in a session that were not requested. Keys may be `eip155` or `eip155:1`. */
export function unaskedNamespaces(session: WalletSession, asked: OptionalNamespaces): readonly string[] {
  return Object.keys(session.namespaces).filter((key) => !(namespaceOf(key) in asked))
}

/** Whether a session has an account that is not a CAIP-10 id (three parts that are not empty). */
export const hasInvalidAccount = ({ namespaces }: WalletSession): boolean =>
  Object.values(namespaces).some(({ accounts }) =>
    accounts.some((account) => {
      const parts = account.split(':')
      return parts.length !== 3 || parts.includes('')
    }),
  )

/** Contents of a session for a namespace; chains that were not requested and malformed addresses are dropped. */
export function readNamespace(
  session: WalletSession,
  namespace: ChainNamespace,
  asked: OptionalNamespaces,
  networks: readonly CaipNetwork[],
): SessionNamespace {
  const wanted: readonly string[] = asked[namespace]?.chains ?? []
  const own = Object.entries(session.namespaces).filter(([key]) => namespaceOf(key) === namespace)
  const accounts = own
    .flatMap(([, { accounts: all }]) => all.map(splitAccount))
    .filter(
      ({ caipNetworkId, address }) => wanted.includes(caipNetworkId) && hasAddressShape(namespace, address),
    )
    .map((account) => ({ ...account, caipNetworkId: currentId(account.caipNetworkId, networks) }))
  const chains = own
    .flatMap(([key, { chains: listed = [] }]) => (key.includes(':') ? [key, ...listed] : listed))
    .filter((chain): chain is CaipNetworkId => wanted.includes(chain))
    .map((chain) => currentId(chain, networks))
  return {
    namespace,
    accounts,
    approved: [...new Set([...chains, ...accounts.map(({ caipNetworkId }) => caipNetworkId)])],
    methods: [...new Set(own.flatMap(([, { methods }]) => methods))],
  }
}

/** Addresses of a namespace, those on the current chain first. */
export function addressesOf(
  { accounts }: SessionNamespace,
  chain: CaipNetworkId | undefined,
): readonly string[] {
  const here = accounts.filter(({ caipNetworkId }) => caipNetworkId === chain)
  return [...here, ...accounts].map(({ address }) => address)
}

/** Current chain of a namespace: the first wanted chain that is approved, else the first approved chain. */
export function chooseChain(
  { approved }: SessionNamespace,
  wanted: readonly (CaipNetworkId | undefined)[],
): CaipNetworkId | undefined {
  return wanted.find((chain) => chain !== undefined && approved.includes(chain)) ?? approved[0]
}

export function servesAllNetworks({ peer }: WalletSession): boolean {
  return peer.metadata.name === SERVES_ALL_NETWORKS
}

/** Chain id for this wallet: older wallets have some chains only by a deprecated id. */
export function wireId(
  session: WalletSession,
  chain: CaipNetworkId,
  networks: readonly CaipNetwork[],
): CaipNetworkId {
  const old = networks.find(({ caipNetworkId }) => caipNetworkId === chain)?.deprecatedCaipNetworkId
  const known = Object.values(session.namespaces).flatMap(({ chains = [], accounts }) => [
    ...chains,
    ...accounts.map((account) => splitAccount(account).caipNetworkId),
  ])
  return old && !known.includes(chain) && known.includes(old) ? old : chain
}

/** CAIP-2 id in the data of `chainChanged`: a number, decimal, hex, or the id itself. `undefined` if invalid. */
export function readChangedChain(data: unknown, envelope: string): CaipNetworkId | undefined {
  if (typeof data !== 'number' && typeof data !== 'string') return undefined
  const text = typeof data === 'string' && data.includes(':') ? data : `${namespaceOf(envelope)}:${data}`
  const namespace = namespaceOf(text)
  const reference = text.slice(namespace.length + 1)
  if (namespace !== 'eip155') return REFERENCE.test(reference) ? `${namespace}:${reference}` : undefined
  const chainId = parseChainId(reference)
  return chainId === undefined ? undefined : `eip155:${chainId}`
}

/** Addresses in the data of `accountsChanged`: plain, or CAIP-10. */
export function readChangedAddresses(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return data
    .filter((item): item is string => typeof item === 'string')
    .map((item) => (item.split(':').length > 2 ? splitAccount(item).address : item))
}

export const namespaceOf = (key: string): ChainNamespace => key.split(':')[0] as ChainNamespace

function splitAccount(account: string): SessionAccount {
  const [namespace = '', reference = '', ...address] = account.split(':')
  return { caipNetworkId: `${namespace as ChainNamespace}:${reference}`, address: address.join(':') }
}

const currentId = (chain: CaipNetworkId, networks: readonly CaipNetwork[]): CaipNetworkId =>
  networks.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === chain)?.caipNetworkId ?? chain

const MAX_PEER_NAME = 64

/** Description that the wallet of a session gives of itself; `undefined` without a name. */
export function readPeer({ peer }: WalletSession): WalletPeer | undefined {
  const { name, url, icons } = peer.metadata
  const clean = cleanText(name, MAX_PEER_NAME)
  if (!clean) return undefined
  const icon = icons.map((link) => safePicture(link)).find((link) => link !== undefined)
  const page = /^https:/i.test(url) ? safeLink(url) : undefined
  return { name: clean, ...(icon && { icon }), ...(page && { url: page }) }
}
