import {
  type CaipAddress,
  type CaipNetworkId,
  isSameAddress,
  parseCaipAddress,
  parseCaipNetworkId,
  type RequestedCall,
  type TokenEffect,
} from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import type { Policy, RequestWarning, WalletRequest } from '../../core/contracts/policies.ts'
import { allow, objection, type PolicyOptions } from './rules.ts'

/**
 * Stops calls and typed data of contracts that are not in the list. Transfers of the native currency have no contract and
 * pass, see `spendLimit`. Typed data without a `verifyingContract` or without a readable chain, and requests that cannot be
 * read (serialized transactions, PSBTs, permissions, messages that may be a hash, batches with a capability that may change
 * them) do not pass.
 *
 * @param contracts CAIP-10.
 * @example
 * ```ts
 * import { contractAllowList } from '@foyer/headless/policies'
 * const policy = contractAllowList(['eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'])
 * ```
 */
export function contractAllowList(
  contracts: readonly CaipAddress[],
  { answer = 'refuse' }: PolicyOptions = {},
): Policy {
  const allowed = contracts.map((contract) => parseCaipAddress(contract))
  const isAllowed = (caipNetworkId: CaipNetworkId, contract: string): boolean =>
    allowed.some((each) => each.caipNetworkId === caipNetworkId && isSameAddress(each.address, contract))
  return (request) => {
    const unread = unreadPart(request)
    if (unread !== undefined) return objection(answer, unreadable(unread))
    const network = networkOf(request)
    const other = contractsOf(request).find(
      (contract) => isForAnyChain(request) || !isAllowed(network, contract),
    )
    if (other === undefined) return allow
    const where = isForAnyChain(request) ? ' of any network' : ''
    return objection(answer, {
      code: 'contractNotAllowed',
      text:
        other === ''
          ? 'No contract is named'
          : `The contract ${other}${where} is not on the list of this app`,
      values: { address: other },
    })
  }
}

/** Contracts that a request concerns; an empty text where it should name one. */
function contractsOf(request: WalletRequest): readonly string[] {
  if (request.type === 'typedData') {
    const contract = request.typedData.domain['verifyingContract']
    return [typeof contract === 'string' ? contract : '']
  }
  if (request.type !== 'transaction') return []
  return request.calls
    .filter(({ to, data, effects }) => to === undefined || effects.length > 0 || (data ?? '0x') !== '0x')
    .map(({ to = '' }) => to)
}

/** Chain of typed data (EIP-712 `domain.chainId`) in decimal digits, or as it is if it cannot be read; `undefined` for any. */
export function domainChain({
  typedData: { domain },
}: Extract<WalletRequest, { type: 'typedData' }>): string | undefined {
  const { chainId } = domain
  if (chainId === undefined) return undefined
  const text = String(chainId)
  try {
    return `${BigInt(text)}`
  } catch {
    return text
  }
}

/** Networks on which a request has its effect: typed data is for the chain of its domain, permissions for those they name. */
export function networksOf(request: WalletRequest): readonly [CaipNetworkId, ...CaipNetworkId[]] {
  const named = request.type === 'typedData' ? domainChain(request) : undefined
  const chains = request.type === 'other' ? (request.chainIds ?? []) : [named]
  const { namespace } = parseCaipNetworkId(request.caipNetworkId)
  const [first = request.caipNetworkId, ...others] = chains.flatMap((chain) =>
    chain === undefined ? [] : [`${namespace}:${chain}` as CaipNetworkId],
  )
  return [first, ...others]
}

/** Network of the effects of a request. */
export const networkOf = (request: WalletRequest): CaipNetworkId => networksOf(request)[0]

/** Requests that take permissions back, and give nothing. */
const revocations: readonly string[] = [
  'revokePermissions',
  'revokeExecutionPermission',
  'wallet_revokeExecutionPermission',
]

/** Length of a hash in hex, with `0x`. */
const HASH_LENGTH = 66

/**
 * Whether a message or typed data may be the hash of another request, which a wallet or a smart account takes as its
 * signature, or a call approves such a hash. On Solana, unreadable bytes may be a transaction.
 */
export function mayBeHash(request: WalletRequest): boolean {
  if (request.type === 'message')
    return request.isHash || (request.text === undefined && request.bytes.length >= HASH_LENGTH)
  if (request.type === 'transaction') return request.calls.some(({ isHash }) => isHash)
  return request.isHash === true
}

/** Name of a request that is not read, or of its part; `undefined` for others. */
function unreadPart(request: WalletRequest): string | undefined {
  if (request.type === 'other') return revocations.includes(request.method) ? undefined : request.method
  if (request.type === 'transaction')
    return (
      request.capabilities?.find(({ isNeutral }) => !isNeutral)?.name ??
      request.calls.find(({ isHash }) => isHash)?.decoded?.name
    )
  if (!mayBeHash(request)) return undefined
  if (request.type === 'typedData') return request.typedData.primaryType
  return request.isHash ? 'eth_sign' : 'signMessage'
}

/** Other addresses that a request lets act for the account, or control a contract of it. */
export function delegatesOf(request: WalletRequest): readonly string[] {
  if (request.type === 'message') return []
  const delegates =
    request.type === 'transaction'
      ? request.calls.flatMap((call) => call.delegates ?? [])
      : (request.delegates ?? [])
  return delegates.filter((address) => !isOwn(request, address))
}

/** Whether an address is the account of a request. */
const isOwn = ({ account }: WalletRequest, address: string): boolean =>
  account !== undefined && isSameAddress(parseCaipAddress(account).address, address)

/** Warning about an address that may act for the account, or gets a role of a contract. */
export const delegationTo = (address: string): RequestWarning => ({
  code: 'delegation',
  text: `${address} gets rights over this account or a contract`,
  values: { address },
})

/** Operations on transactions that are valid on one network only, by their content. */
const bound: readonly string[] = [
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
  'signPsbt',
]

/** Whether typed data has a chain that can be read, and every wallet signs it: not all sign a field that the type omits. */
function isChainSigned(request: Extract<WalletRequest, { type: 'typedData' }>): boolean {
  const { EIP712Domain: fields } = request.typedData.types
  const isNamed = fields === undefined || fields.some(({ name }) => name === 'chainId')
  return isNamed && /^\d+$/.test(domainChain(request) ?? '')
}

/** Whether a request may be for any chain of its namespace: its content names no chain that can be read. */
function isForAnyChain(request: WalletRequest): boolean {
  if (request.type === 'typedData') return !isChainSigned(request)
  if (request.type === 'message') return mayBeHash(request)
  if (request.type === 'transaction') return false
  return request.chainIds === undefined && ![...revocations, ...bound].includes(request.method)
}

const isSameNamespace = (one: CaipNetworkId, other: CaipNetworkId): boolean =>
  parseCaipNetworkId(one).namespace === parseCaipNetworkId(other).namespace

/** Warning about a request whose content is not read, or not all of it. */
const unreadable = (method: string): RequestWarning => ({
  code: 'unreadable',
  text: `The request cannot be read: ${method}`,
  values: { method },
})

/**
 * Stops requests on networks that are not in the list. Typed data is also on the chain of its domain, and a request for
 * permissions on those that it names. Requests that may be for any network do not pass: typed data without a readable
 * chain, messages that may be a hash, and requests that are not read and name no chain.
 *
 * @param networks CAIP-2.
 * @example
 * ```ts
 * import { chainAllowList } from '@foyer/headless/policies'
 * const policy = chainAllowList(['eip155:1', 'eip155:137'])
 * ```
 */
export const chainAllowList =
  (networks: readonly CaipNetworkId[], { answer = 'refuse' }: PolicyOptions = {}): Policy =>
  (request, { network }) => {
    const other = [request.caipNetworkId, ...networksOf(request)].find((each) => !networks.includes(each))
    if (other === undefined)
      return isForAnyChain(request)
        ? objection(answer, { code: 'anyChain', text: 'The request may be valid on any network' })
        : allow
    const name = other === request.caipNetworkId ? (network?.name ?? other) : other
    return objection(answer, {
      code: 'chainNotAllowed',
      text: `${name} is not on the list of this app`,
      values: { network: name },
    })
  }

export type SpendLimitParameters = PolicyOptions & {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. @default the native currency */
  readonly token?: string | undefined
  /** Highest amount of one request, in base units. */
  readonly max: bigint
}

/**
 * Stops requests that give more than `max`. Counted are transfers and approvals of all calls of the request, and of typed
 * data, not fees. Requests on the network that cannot be read, or that let another address act for the account, do not
 * pass. A request that may be for any chain of the namespace counts on each.
 *
 * @example
 * ```ts
 * import { spendLimit } from '@foyer/headless/policies'
 * const policy = spendLimit({ caipNetworkId: 'eip155:1', max: 10n ** 18n })
 * ```
 */
export function spendLimit({ caipNetworkId, token, max, answer = 'refuse' }: SpendLimitParameters): Policy {
  return (request, { network }) => {
    const unread = unreadPart(request)
    const [delegate] = delegatesOf(request)
    const isConcerned = isForAnyChain(request)
      ? isSameNamespace(request.caipNetworkId, caipNetworkId)
      : [request.caipNetworkId, ...networksOf(request)].includes(caipNetworkId)
    if (!isConcerned) return allow
    if (unread !== undefined) return objection(answer, unreadable(unread))
    if (delegate !== undefined) return objection(answer, delegationTo(delegate))
    const amount = spent(request, token)
    if (amount !== 'all' && amount <= max) return allow
    // Typed data may be for another network than the one in use, with another currency.
    const limit =
      token === undefined && network?.caipNetworkId === caipNetworkId
        ? `${formatUnits(`${max}`, network.nativeCurrency.decimals)} ${network.nativeCurrency.symbol}`
        : `${max}`
    return objection(answer, {
      code: 'spendLimit',
      text: `This is more than the limit of this app: ${limit}`,
      values: { limit },
    })
  }
}

function spent(request: WalletRequest, token: string | undefined): bigint | 'all' {
  if (token === undefined) {
    if (request.type === 'typedData') return nativeSpent({ ...request, value: 0n })
    return request.type === 'transaction'
      ? request.calls.reduce((sum, call) => sum + nativeSpent(call), 0n)
      : 0n
  }
  return effectsOf(request)
    .filter((effect) => isSameAddress(effect.token, token))
    .filter((effect) => effect.type === 'approval' || !isOwn(request, effect.to))
    .reduce<bigint | 'all'>((sum, { value }) => (sum === 'all' || value === 'all' ? 'all' : sum + value), 0n)
}

/** Native currency that a call takes from the account: its value, or the sum that its inner calls send if that is more. */
const nativeSpent = ({
  value,
  nativeTransfers = [],
}: Pick<RequestedCall, 'value' | 'nativeTransfers'>): bigint => {
  const sent = nativeTransfers.reduce((sum, each) => sum + each.value, 0n)
  return sent > value ? sent : value
}

/** Effects of all calls of a transaction, of typed data, or of the part of a request that is read. */
export function effectsOf(request: WalletRequest): readonly TokenEffect[] {
  if (request.type === 'message') return []
  return request.type === 'transaction'
    ? request.calls.flatMap(({ effects }) => effects)
    : (request.effects ?? [])
}

/** Receivers of the effects of a request, except the account itself. */
export function receiversOf(request: WalletRequest): readonly string[] {
  const calls =
    request.type === 'transaction'
      ? request.calls
      : request.type === 'message'
        ? []
        : [{ ...request, to: undefined, value: 0n }]
  const native = calls.flatMap(({ to, value, nativeTransfers = [] }) => [
    ...(to !== undefined && value > 0n ? [to] : []),
    ...nativeTransfers.map((transfer) => transfer.to),
  ])
  const tokens = effectsOf(request).flatMap((effect) => (effect.type === 'transfer' ? [effect.to] : []))
  return [...[...native, ...tokens].filter((to) => !isOwn(request, to)), ...paidByRouters(request)]
}

/** Other accounts that get what calls of a request swap, deposit or withdraw. */
export function paidByRouters(request: WalletRequest): readonly string[] {
  const calls = request.type === 'transaction' ? request.calls : request.type === 'typedData' ? [request] : []
  return calls.flatMap(({ receivers = [] }) => receivers).filter((to) => !isOwn(request, to))
}

/**
 * Objects to receivers that are not in the loaded activity of the account. Allows all while no activity is loaded.
 *
 * @example
 * ```ts
 * import { firstTimeReceivers } from '@foyer/headless/policies'
 * const policy = firstTimeReceivers()
 * ```
 */
export function firstTimeReceivers({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request, facts) => {
    const receivers = receiversOf(request)
    const known = receivers.length > 0 ? facts.knownAddresses : undefined
    const address = known && receivers.find((to) => !known.some((each) => isSameAddress(each, to)))
    return address === undefined
      ? allow
      : objection(answer, {
          code: 'firstTimeReceiver',
          text: `You have not sent to ${address} before`,
          values: { address },
        })
  }
}
