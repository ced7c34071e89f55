import { referenceOf } from '../caip/caip.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import type { RequestName } from './frame/types.ts'
import { type SocialProvider, socialProviders } from './types.ts'

/** Networks of Solana that the frame supports. EVM networks are supported by RPC URL. */
const solanaNetworks: readonly CaipNetworkId[] = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

/** Whether the embedded wallet supports a network: any EVM network, and three of Solana. */
export const isNetworkServed = ({
  caipNetworkId,
  chainNamespace,
}: Pick<CaipNetwork, 'caipNetworkId' | 'chainNamespace'>): boolean =>
  chainNamespace === 'eip155' || solanaNetworks.includes(caipNetworkId)

/** Network in the URL of the frame: the active network if supported, else the first supported network of the app. */
export const frameNetwork = (
  networks: readonly CaipNetwork[],
  active: CaipNetworkId | undefined,
): CaipNetwork | undefined => {
  const known = networks.filter(isNetworkServed)
  return known.find(({ caipNetworkId }) => caipNetworkId === active) ?? known[0]
}

export const isSocialProvider = (name: string): name is SocialProvider =>
  (socialProviders as readonly string[]).includes(name)

/** Hosted secure site, the default. */
export const HOSTED_SECURE_SITE = 'https://secure.walletconnect.org'

/** Time limit until the frame is ready. */
export const LOAD_MS = 20_000
/** Time limit of a request that the frame answers by itself. */
const ANSWER_MS = 20_000
/** Time limit of a request that the visitor answers. */
const VISITOR_MS = 120_000
const COOLDOWN_MS = 30_000

/** Requests that need the visitor, or send an email. */
const byVisitor: readonly RequestName[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'CONNECT_FARCASTER',
  'GET_SOCIAL_REDIRECT_URI',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
]
const quiet: readonly RequestName[] = ['SYNC_DAPP_DATA', 'SYNC_THEME', 'SET_PREFERRED_ACCOUNT']

export type Limits = {
  /** Time limit for the answer, once the frame is ready; `undefined` for requests that await an approval. */
  readonly requestMs: number | undefined
  /** A timeout is an alert for the developer. */
  readonly isReported: boolean
}

/** Time limits of a request (R74): only approvals have none; background requests fail silently. */
export function limitsOf(name: RequestName, method?: string): Limits {
  const isApproval = name === 'RPC_REQUEST' && method !== undefined && rpcKind(method) !== 'safe'
  const requestMs = byVisitor.includes(name) ? VISITOR_MS : ANSWER_MS
  return { requestMs: isApproval ? undefined : requestMs, isReported: !quiet.includes(name) }
}

const reads: readonly string[] =
  `eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount
  eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
  eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs eth_getProof
  eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
  eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash
  eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_sendRawTransaction eth_syncing eth_uninstallFilter wallet_getCapabilities
  wallet_getCallsStatus eth_getUserOperationReceipt eth_estimateUserOperationGas eth_getUserOperationByHash
  eth_supportedEntryPoints wallet_getAssets`.split(/\s+/)

const approvals: readonly string[] =
  `personal_sign eth_signTypedData_v4 eth_sendTransaction solana_signMessage
  solana_signTransaction solana_signAllTransactions solana_signAndSendTransaction wallet_sendCalls
  wallet_grantPermissions wallet_revokePermissions eth_sendUserOperation`.split(/\s+/)

/** Whether a method is silent, needs an approval, or is blocked. */
export function rpcKind(method: string): 'safe' | 'unsafe' | 'blocked' {
  if (reads.includes(method)) return 'safe'
  return approvals.includes(method) ? 'unsafe' : 'blocked'
}

/** Value that can be posted to the frame: bigints become hex, functions and undefined are dropped. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([, field]: [string, unknown]) => field !== undefined && typeof field !== 'function',
  )
  return Object.fromEntries(kept.map(([key, field]) => [key, toWire(field)]))
}

/** Time of the next allowed email; `undefined` for now. */
export function retryAt(lastMs: number | undefined, now: number): number | undefined {
  if (lastMs === undefined || !Number.isFinite(lastMs)) return undefined
  const at = lastMs + COOLDOWN_MS
  return now < at && lastMs <= now ? at : undefined
}

/** Whole seconds until a time, at least one. */
export const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

/** One `@`, with a dot in the domain. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

/** Network id of a chain id of the frame. */
export const toCaipNetworkId = (chainId: string | number): CaipNetworkId =>
  (typeof chainId === 'number' ? `eip155:${chainId}` : chainId) as CaipNetworkId

/** Chain id in RPC requests: a number on Ethereum, the reference elsewhere. */
export const toRpcChainId = ({ caipNetworkId, chainNamespace }: CaipNetwork): string | number => {
  const reference = referenceOf(caipNetworkId)
  return chainNamespace === 'eip155' ? Number(reference) : reference
}

/** Chain id in other requests: a number on Ethereum, the CAIP-2 id elsewhere. */
export const toWireChainId = (network: CaipNetwork): string | number =>
  network.chainNamespace === 'eip155' ? toRpcChainId(network) : network.caipNetworkId

const LONGEST_EMAIL = 30
/** Characters kept of a longer email. */
const SHORTENED = 28

/** Display name (docs/spec/core.md §15.3): user name of the social login, else the email, cut if it is long. */
export function authName(facts: {
  readonly social: SocialProvider | undefined
  readonly username: string | undefined
  readonly email: string | undefined
}): string | undefined {
  const { social, username, email } = facts
  // Discord appends 0 to names without a discriminator.
  if (username) return social === 'discord' ? username.replace(/0$/, '') : username
  return email && email.length > LONGEST_EMAIL ? `${email.slice(0, SHORTENED)}...` : email
}

const isLinkOf = (text: string, schemes: readonly string[]): boolean => {
  try {
    return schemes.includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** Whether a link opens a web page. */
export const isWebLink = (text: string): boolean => isLinkOf(text, ['https:', 'http:'])

/** Whether a link opens a web page or the Farcaster app. */
export const isFarcasterLink = (text: string): boolean =>
  isWebLink(text) || isLinkOf(text, ['farcaster:', 'warpcast:'])

export type FrameUrlFacts = {
  /** Origin of the frame. */
  readonly secureSite: string
  readonly projectId: string
  /** @default Ethereum, and its public RPC URL */
  readonly network: { readonly network: CaipNetwork; readonly rpcUrl: string | undefined } | undefined
  readonly isLogging: boolean
}

/** URL of the frame with its parameters. */
export function frameUrl({ secureSite, projectId, network, isLogging }: FrameUrlFacts): string {
  const url = new URL('/sdk', secureSite)
  const parameters = {
    projectId,
    chainId: network?.network.caipNetworkId ?? 'eip155:1',
    version: '4',
    enableLogger: String(isLogging),
    rpcUrl: network?.rpcUrl ?? 'https://rpc.walletconnect.org',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Whether a network has smart accounts; Solana never has. */
export const hasSmartAccounts = (caipNetworkId: CaipNetworkId, enabledNetworks: readonly number[]): boolean =>
  enabledNetworks.some((id) => caipNetworkId === `eip155:${id}`)
