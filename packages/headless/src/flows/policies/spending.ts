import { type CaipNetworkId, isSameAddress, type TokenEffect } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import type { Policy, WalletRequest } from '../../core/contracts/policies.ts'
import { unreadable } from './allowLists.ts'
import { allow, object, type PolicyOptions } from './rules.ts'

export type SpendLimitParameters = PolicyOptions & {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. @default the native currency */
  readonly token?: string | undefined
  /** Highest amount of one request, in base units. */
  readonly max: bigint
}

/**
 * Stops requests that give more than `max`. Counted are transfers and approvals of all calls of the request, and
 * approvals by typed data. Requests on the network that cannot be read do not pass.
 *
 * @example
 * ```ts
 * import { spendLimit } from '@foyer/headless/policies'
 * const policy = spendLimit({ caipNetworkId: 'eip155:1', max: 10n ** 18n })
 * ```
 */
export function spendLimit({ caipNetworkId, token, max, answer = 'refuse' }: SpendLimitParameters): Policy {
  return (request, { network }) => {
    if (request.caipNetworkId !== caipNetworkId) return allow
    if (request.type === 'other') return object(answer, unreadable(request.method))
    const amount = spent(request, token)
    if (amount !== 'all' && amount <= max) return allow
    const limit =
      token === undefined && network
        ? `${formatUnits(`${max}`, network.nativeCurrency.decimals)} ${network.nativeCurrency.symbol}`
        : `${max}`
    return object(answer, {
      code: 'spendLimit',
      text: `This is more than the limit of this app: ${limit}`,
      values: { limit },
    })
  }
}

function spent(request: WalletRequest, token: string | undefined): bigint | 'all' {
  if (token === undefined)
    return request.type === 'transaction' ? request.calls.reduce((sum, { value }) => sum + value, 0n) : 0n
  return effectsOf(request)
    .filter((effect) => isSameAddress(effect.token, token))
    .reduce<bigint | 'all'>((sum, { value }) => (sum === 'all' || value === 'all' ? 'all' : sum + value), 0n)
}

/** Effects of all calls of a transaction, or of typed data. */
export const effectsOf = (request: WalletRequest): readonly TokenEffect[] =>
  request.type === 'typedData'
    ? request.effects
    : request.type === 'transaction'
      ? request.calls.flatMap(({ effects }) => effects)
      : []

/** No token has this many units: such an approval never ends. */
const UNLIMITED = 2n ** 128n
/** "Unlimited" of tokens that store allowances in 96 bits, such as UNI and COMP. */
const UNLIMITED_96 = 2n ** 96n - 1n

/**
 * Objects to approvals without a limit, by calls and by typed data (ERC-2612, Permit2), and to approvals of every NFT of
 * a contract.
 *
 * @example
 * ```ts
 * import { unlimitedApprovals } from '@foyer/headless/policies'
 * const policy = unlimitedApprovals({ answer: 'refuse' })
 * ```
 */
export function unlimitedApprovals({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request) => {
    const found = effectsOf(request).find(
      ({ type, value }) =>
        type === 'approval' && (value === 'all' || value >= UNLIMITED || value === UNLIMITED_96),
    )
    if (found?.type !== 'approval') return allow
    const { spender, token } = found
    return object(answer, {
      code: 'unlimitedApproval',
      text: `${spender} may take all of your tokens of ${token}, at any time`,
      values: { spender, token },
    })
  }
}
