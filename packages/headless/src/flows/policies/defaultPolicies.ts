import {
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  describeOperation,
  extendNetwork,
  isSameAddress,
  load,
  loadOperation,
  parseCaipNetworkId,
  type RequestContent,
} from '@foyer/chains'
import { isUnlimited } from '@foyer/chains/units'
import type {
  DefaultPolicies,
  DefaultPolicyName,
  Policy,
  PolicyAnswer,
  PolicyFacts,
  RequestWarning,
  WalletRequest,
} from '../../core/contracts/policies.ts'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { pageHost } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { knownAddresses } from '../../data/activity/knownAddresses.ts'
import { networkById } from '../../wallet/rules.ts'
import { accountAtoms, networksAtom } from '../../wallet/state.ts'
import {
  delegatesOf,
  domainChain,
  effectsOf,
  mayBeHash,
  paidByRouters,
  partsOf,
  receiversOf,
} from './requestEffects.ts'
import { allow, delegationTo, objection, type PolicyOptions } from './rules.ts'

export type TypedDataDomainOptions = PolicyOptions & {
  /** Addresses that `verifyingContract` may be. @default any */
  readonly contracts?: readonly string[] | undefined
}

/**
 * Objects to typed data for another chain than the one in use (EIP-712 `domain.chainId`), or for another contract than
 * those of `contracts`.
 *
 * @example
 * ```ts
 * import { typedDataDomain } from '@foyer/headless/policies'
 * const policy = typedDataDomain({ contracts: ['0x000000000022D473030F116dDEE9F6B43aC78BA3'] })
 * ```
 */
export function typedDataDomain({ answer = 'warn', contracts }: TypedDataDomainOptions = {}): Policy {
  return (request) => {
    if (request.type !== 'typedData') return allow
    const { verifyingContract } = request.typedData.domain
    const chain = domainChain(request)
    if (chain !== undefined && chain !== parseCaipNetworkId(request.caipNetworkId).chainId)
      return objection(answer, {
        code: 'typedDataChain',
        text: `The signature is for another chain: ${chain}`,
        values: { chain },
      })
    const contract = typeof verifyingContract === 'string' ? verifyingContract : ''
    return !contracts || contracts.some((each) => isSameAddress(each, contract))
      ? allow
      : objection(answer, {
          code: 'typedDataContract',
          text: `The signature is for another contract: ${contract}`,
          values: { address: contract },
        })
  }
}

export type SignInDomainOptions = PolicyOptions & {
  /** Domains besides the page's own, as the message has them. @default none */
  readonly domains?: readonly string[] | undefined
}

/**
 * Objects to sign-in messages (EIP-4361, CAIP-122) for a domain that is not the page's, nor a parent of it.
 *
 * @example
 * ```ts
 * import { signInDomain } from '@foyer/headless/policies'
 * const policy = signInDomain({ domains: ['login.example.com'] })
 * ```
 */
export function signInDomain({ answer = 'warn', domains = [] }: SignInDomainOptions = {}): Policy {
  return (request, facts) => {
    if (request.type !== 'message' || request.signInDomain === undefined) return allow
    const { domain } = facts
    if (domain === undefined) return allow
    const asked = request.signInDomain.toLowerCase()
    const isOwn = [domain, ...domains].some((own) => {
      const text = own.toLowerCase()
      return text === asked || (asked.includes('.') && text.endsWith(`.${asked}`))
    })
    return isOwn
      ? allow
      : objection(answer, {
          code: 'signInDomain',
          text: `This signs you in to another site: ${request.signInDomain}`,
          values: { domain: request.signInDomain },
        })
  }
}

/**
 * Objects to messages of 32 or more unreadable bytes, which may be a hash of a transaction or of typed data, or on
 * Solana a transaction itself, to transactions of Solana that do not decode, to `eth_sign`, to typed data of nothing
 * but such bytes, which smart accounts sign, and to calls that approve a hash.
 *
 * @example
 * ```ts
 * import { rawMessages } from '@foyer/headless/policies'
 * const policy = rawMessages({ answer: 'refuse' })
 * ```
 */
export function rawMessages({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request) =>
    mayBeHash(request)
      ? objection(answer, {
          code: 'rawMessage',
          text: 'The message is no readable text: it may be the hash of a transaction or an order',
        })
      : allow
}

/**
 * Characters of both ends of a shortened address, without `0x`: as wallets and explorers show it, and as Foyer does
 * (`shortAddress` of ui-radix).
 */
const SHOWN = [
  { start: 4, end: 4 },
  { start: 2, end: 6 },
] as const

/** Whether two different addresses are equal where they are shown shortened. */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => address.replace(/^0x/i, '').toLowerCase()) as [string, string]
  const isAlike = SHOWN.some(
    ({ start, end }) => a.slice(0, start) === b.slice(0, start) && a.slice(-end) === b.slice(-end),
  )
  return isAlike && !isSameAddress(one, other)
}

/**
 * Objects to receivers whose first and last characters are those of another address in the loaded activity (address
 * poisoning).
 *
 * @example
 * ```ts
 * import { lookAlikeAddresses } from '@foyer/headless/policies'
 * const policy = lookAlikeAddresses({ answer: 'refuse' })
 * ```
 */
export function lookAlikeAddresses({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request, facts) => {
    for (const address of receiversOf(request)) {
      const known = facts.knownAddresses?.find((each) => isLookAlike(each, address))
      if (known !== undefined)
        return objection(answer, {
          code: 'lookAlikeAddress',
          text: `${address} looks like ${known}, and is another address`,
          values: { address, known },
        })
    }
    return allow
  }
}

/**
 * Objects to approvals without a limit, by calls and by typed data (ERC-2612, Permit2), and to approvals of every NFT
 * of a contract.
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
      ({ type, value }) => type === 'approval' && (value === 'all' || isUnlimited(value)),
    )
    if (found?.type !== 'approval') return allow
    const { spender, token } = found
    return objection(answer, {
      code: 'unlimitedApproval',
      text: `${spender} may take all of your tokens of ${token}, at any time`,
      values: { spender, token },
    })
  }
}

/**
 * Objects to orders that sell tokens or NFTs and pay the account nothing: signed orders of Seaport and other
 * marketplaces, of CoW Protocol, Uniswap, 1inch, 0x, ParaSwap and AirSwap, and orders in calls of Seaport, also bids
 * that take an NFT for nothing. Some sites get such an order signed to take NFTs. Also objects to calls that swap,
 * deposit, withdraw or bridge tokens for another account.
 *
 * @example
 * ```ts
 * import { unpaidOrders } from '@foyer/headless/policies'
 * const policy = unpaidOrders({ answer: 'refuse' })
 * ```
 */
export function unpaidOrders({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request) => {
    if (partsOf(request).some(({ hasUnpaidOrder }) => hasUnpaidOrder))
      return objection(answer, {
        code: 'unpaidOrder',
        text: 'This order sells your tokens or NFTs for nothing',
      })
    const [address] = paidByRouters(request)
    return address === undefined
      ? allow
      : objection(answer, {
          code: 'otherReceiver',
          text: `What you get for this goes to another account: ${address}`,
          values: { address },
        })
  }
}

/**
 * Objects to requests that let another address act for the account, or control a contract of it: signed delegations
 * (ERC-7710), permissions without limits (ERC-7715), contracts that a smart account runs by delegatecall, new owners,
 * admins, modules and operators. Also objects to signatures of transactions that do not expire (durable nonces of
 * Solana): another account may send them later.
 *
 * @example
 * ```ts
 * import { delegations } from '@foyer/headless/policies'
 * const policy = delegations({ answer: 'refuse' })
 * ```
 */
export function delegations({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request) => {
    const [delegate] = delegatesOf(request)
    if (delegate !== undefined) return objection(answer, delegationTo(delegate))
    return request.type === 'other' && request.hasNoExpiry
      ? objection(answer, { code: 'noExpiry', text: 'The signed transaction can be sent at any later time' })
      : allow
  }
}

const defaults: Readonly<Record<DefaultPolicyName, (options: PolicyOptions) => Policy>> = {
  typedDataDomain,
  signInDomain,
  unlimitedApprovals,
  unpaidOrders,
  delegations,
  lookAlikeAddresses,
  rawMessages,
}

/** Built-in policies that the app has not turned off; as warnings, unless it wants them to refuse. */
export const defaultPolicies = (options: DefaultPolicies = {}): readonly Policy[] =>
  (Object.keys(defaults) as DefaultPolicyName[]).flatMap((name) => {
    const { [name]: answer = 'warn' } = options
    return answer === false ? [] : [defaults[name]({ answer })]
  })

/** Answer of all policies. */
type Verdict =
  | { readonly type: 'pass'; readonly warnings: readonly RequestWarning[] }
  | { readonly type: 'refused'; readonly reason: string; readonly cause?: unknown }

/** Asks the policies about a request, in order, until one refuses. One that throws, or answers otherwise, refuses. */
export function evaluatePolicies(
  policies: readonly Policy[],
  request: WalletRequest,
  facts: PolicyFacts,
): Verdict {
  const warnings: RequestWarning[] = []
  for (const policy of policies) {
    try {
      const answer: PolicyAnswer | undefined = policy(request, facts)
      if (answer?.type === 'warn') warnings.push(answer)
      else if (answer?.type === 'refuse') return { type: 'refused', reason: answer.reason }
      // An app without types may answer anything, for example a promise.
      else if (answer?.type !== 'allow') return { type: 'refused', reason: 'A policy gave no answer' }
    } catch (error) {
      return {
        type: 'refused',
        reason: error instanceof Error ? error.message : 'A policy failed',
        cause: error,
      }
    }
  }
  return { type: 'pass', warnings }
}

/** Checks a request before a wallet is asked; rejects if the wallet may not be asked. */
export type PolicyCheck = (request: {
  readonly account: CaipAddress | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}) => Promise<{
  /** The visitor was asked, which took time. */
  readonly wasShown: boolean
  /** Content that the policies have read; `undefined` for requests that ask the user nothing. */
  readonly content: RequestContent | undefined
}>

/** Operations on a text, whose content is the same in every namespace. */
const onText: readonly string[] = ['signMessage', 'signIn']

/**
 * Loads the code that reads requests to wallets of a namespace, and resolves with their check. The check rejects with
 * `REQUEST_REFUSED` if a policy refuses, and with `UserRejectedError` if the visitor declines.
 */
export async function createPolicyCheck(
  config: Config,
  namespace: ChainNamespace,
  method: string,
): Promise<PolicyCheck> {
  const { adapters, options, store } = internalsOf(config)
  const adapter = adapters.get(namespace)
  const describe =
    adapter?.operations.describeRequest && !onText.includes(method)
      ? await loadOperation(adapter, 'describeRequest')
      : undefined
  const policies = [...defaultPolicies(options.defaultPolicies), ...(options.policies ?? [])]
  return async ({ account, caipNetworkId, params, signal }) => {
    const network = extendNetwork(networkById(store.get(networksAtom), caipNetworkId), options)
    const addresses = store.get(accountAtoms[namespace]).allAccounts.map(({ address }) => address)
    const content = describe
      ? await describe({ network, provider: undefined, signal }, { method, params, addresses })
      : describeOperation(method, params)
    if (!content) return { wasShown: false, content }
    const named = content.type === 'transaction' ? content.chainId : undefined
    const signer = content.type === 'other' ? undefined : content.signer
    const request: WalletRequest = Object.freeze({
      ...content,
      // A wallet with several accounts signs with the one that the request names.
      account: signer === undefined ? account : (`${caipNetworkId}:${signer}` as const),
      caipNetworkId: named === undefined ? caipNetworkId : (`${namespace}:${named}` as const),
    })
    const verdict = evaluatePolicies(policies, request, factsOf(config, request))
    if (verdict.type === 'refused') {
      const { reason, cause } = verdict
      throw createError('REQUEST_REFUSED', { reason }, { cause })
    }
    const { warnings } = verdict
    if (warnings.length === 0) return { wasShown: false, content }
    const { askVisitor } = await load(() => import('./askVisitor.ts'))
    return { wasShown: await askVisitor(config, { request, warnings }, signal), content }
  }
}

function factsOf(config: Config, { account, caipNetworkId }: WalletRequest): PolicyFacts {
  const networks = internalsOf(config).store.get(networksAtom)
  return {
    network: networks.find((each) => each.caipNetworkId === caipNetworkId),
    // Few requests name a domain, or have receivers to compare.
    get domain() {
      return pageHost()
    },
    get knownAddresses() {
      return account === undefined
        ? undefined
        : knownAddresses(config, account as CaipAddress, caipNetworkId as CaipNetworkId)
    },
  }
}
