import {
  type CaipAddress,
  type CaipNetworkId,
  isSameAddress,
  parseCaipAddress,
  parseCaipNetworkId,
} from '@foyer/chains'
import { formatUnits, isNativeCurrency } from '@foyer/chains/units'
import type { Policy, RequestWarning, WalletRequest } from '../../core/contracts/policies.ts'
import {
  delegatesOf,
  effectsOf,
  isForAnyChain,
  isOwn,
  networkOf,
  networksOf,
  partsOf,
  receiversOf,
  type RequestPart,
  unreadPart,
} from './requestEffects.ts'
import { allow, delegationTo, objection, type PolicyOptions } from './rules.ts'

/**
 * Stops calls and typed data of contracts that are not in the list. Transfers of the native currency have no contract
 * and pass, see `spendLimit`. Typed data without a `verifyingContract` or without a readable chain, and requests that
 * cannot be read (serialized transactions, PSBTs, permissions, messages that may be a hash, batches with a capability
 * that may change them) do not pass.
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
 * Stops requests that give more than `max`. Counted are transfers and approvals of all calls of the request, and of
 * typed data, not fees. Requests on the network that cannot be read, or that let another address act for the account,
 * do not pass. A request that may be for any chain of the namespace counts on each. A contract that moves the native
 * currency, such as the one of CELO, counts as the native currency.
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
    const amount = spent(request, caipNetworkId, token)
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

/** Amount of a token that a request transfers or approves; without a token, of the native currency. */
function spent(
  request: WalletRequest,
  caipNetworkId: CaipNetworkId,
  token: string | undefined,
): bigint | 'all' {
  const isNative = isNativeCurrency(caipNetworkId, token)
  const isCounted = (other: string): boolean =>
    (token !== undefined && isSameAddress(other, token)) ||
    (isNative && isNativeCurrency(caipNetworkId, other))
  const native = isNative ? partsOf(request).reduce((sum, part) => sum + nativeSpent(part), 0n) : 0n
  return effectsOf(request)
    .filter((effect) => isCounted(effect.token))
    .filter((effect) => effect.type === 'approval' || !isOwn(request, effect.to))
    .reduce<bigint | 'all'>(
      (sum, { value }) => (sum === 'all' || value === 'all' ? 'all' : sum + value),
      native,
    )
}

/**
 * Native currency that a call takes from the account: its value, or the sum that its inner calls send if that is
 * more.
 */
const nativeSpent = ({ value = 0n, nativeTransfers = [] }: RequestPart): bigint => {
  const sent = nativeTransfers.reduce((sum, each) => sum + each.value, 0n)
  return sent > value ? sent : value
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
