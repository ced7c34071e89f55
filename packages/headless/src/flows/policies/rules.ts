import {
  type CaipNetworkId,
  isSameAddress,
  parseCaipAddress,
  parseCaipNetworkId,
  type TokenEffect,
} from '@foyer/chains'
import type { PolicyAnswer, RequestWarning, WalletRequest } from '../../core/contracts/policies.ts'

/** Next step of a request with warnings. */
export type ReviewWay = 'ask' | 'show' | 'proceed'

/**
 * `ask`: the UI of the app shows it. `show`: the modal opens `ReviewRequest`. `proceed`: no UI can show it, so the
 * wallet is asked, and the warnings are reported to the developer.
 */
export const reviewWay = (facts: {
  /** Listeners of `watchRequestReview`, and components with `useRequestReview`. */
  readonly reviewers: number
  readonly hasModal: boolean
}): ReviewWay => (facts.reviewers > 0 ? 'ask' : facts.hasModal ? 'show' : 'proceed')

/**
 * Answer of a policy without objections.
 *
 * @example
 * ```ts
 * import { allow, type Policy, warn } from '@foyer/headless/policies'
 * const onlyMainnet: Policy = ({ caipNetworkId }) =>
 *   caipNetworkId === 'eip155:1' ? allow : warn('This is not Ethereum')
 * ```
 */
export const allow: PolicyAnswer = { type: 'allow' }

/**
 * Answer of a policy with a warning: `text` is shown to the visitor before the wallet is asked.
 *
 * @example
 * ```ts
 * import { allow, type Policy, warn } from '@foyer/headless/policies'
 * const unknownReceivers: Policy = (_request, { knownAddresses }) =>
 *   knownAddresses ? allow : warn('The receivers of this account are not known')
 * ```
 */
export const warn = (text: string): PolicyAnswer => ({ type: 'warn', text })

/**
 * Answer of a policy that stops the request: it rejects with `REQUEST_REFUSED` and `reason`.
 *
 * @example
 * ```ts
 * import { allow, type Policy, refuse } from '@foyer/headless/policies'
 * const noMessages: Policy = ({ type }) => (type === 'message' ? refuse('This app signs no messages') : allow)
 * ```
 */
export const refuse = (reason: string): PolicyAnswer => ({ type: 'refuse', reason })

export type PolicyOptions = {
  /** Answer to a request that the policy objects to. */
  readonly answer?: 'warn' | 'refuse' | undefined
}

/** Objection of a built-in policy. */
export const objection = (answer: 'warn' | 'refuse', warning: RequestWarning): PolicyAnswer =>
  answer === 'warn' ? { type: 'warn', ...warning } : refuse(warning.text)

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
export const isOwn = ({ account }: WalletRequest, address: string): boolean =>
  account !== undefined && isSameAddress(parseCaipAddress(account).address, address)

/** Warning about an address that may act for the account, or gets a role of a contract. */
export const delegationTo = (address: string): RequestWarning => ({
  code: 'delegation',
  text: `${address} gets rights over this account or a contract`,
  values: { address },
})

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
