import { isSameAddress, parseCaipNetworkId } from '@foyer/chains'
import type { Policy } from '../../core/contracts/policies.ts'
import { allow, object, type PolicyOptions } from './rules.ts'

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
    const { chainId, verifyingContract } = request.typedData.domain
    const chain = chainId === undefined ? undefined : decimal(chainId)
    if (chain !== undefined && chain !== parseCaipNetworkId(request.caipNetworkId).chainId)
      return object(answer, {
        code: 'typedDataChain',
        text: `The signature is for another chain: ${chain}`,
        values: { chain },
      })
    const contract = typeof verifyingContract === 'string' ? verifyingContract : ''
    return !contracts || contracts.some((each) => isSameAddress(each, contract))
      ? allow
      : object(answer, {
          code: 'typedDataContract',
          text: `The signature is for another contract: ${contract}`,
          values: { address: contract },
        })
  }
}

/** A chain id of typed data in decimal digits; one that cannot be read as it is. */
function decimal(value: unknown): string {
  const text = String(value)
  try {
    return `${BigInt(text)}`
  } catch {
    return text
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
  return (request, { domain }) => {
    if (request.type !== 'message' || request.signInDomain === undefined || domain === undefined) return allow
    const asked = request.signInDomain.toLowerCase()
    const isOwn = [domain, ...domains].some((own) => {
      const text = own.toLowerCase()
      return text === asked || (asked.includes('.') && text.endsWith(`.${asked}`))
    })
    return isOwn
      ? allow
      : object(answer, {
          code: 'signInDomain',
          text: `This signs you in to another site: ${request.signInDomain}`,
          values: { domain: request.signInDomain },
        })
  }
}

/** Length of a hash in hex, with `0x`. */
const HASH_LENGTH = 66

/**
 * Objects to messages of 32 unreadable bytes, which may be the hash of a transaction or of typed data, and to `eth_sign`.
 *
 * @example
 * ```ts
 * import { rawMessages } from '@foyer/headless/policies'
 * const policy = rawMessages({ answer: 'refuse' })
 * ```
 */
export function rawMessages({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request) => {
    if (request.type !== 'message') return allow
    const { isHash, text, bytes } = request
    return isHash || (text === undefined && bytes.length === HASH_LENGTH)
      ? object(answer, {
          code: 'rawMessage',
          text: 'The message is no readable text: it may be the hash of a transaction or an order',
        })
      : allow
  }
}
