import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { RequestedCapability } from '../../walletRequest.ts'

/**
 * Capabilities that change no effect of the calls: EIP-5792, ERC-7677, ERC-7682, ERC-7902, ERC-8021. Others may:
 * `preCalls` sends more calls, the service of `dataCallback` changes them, and an override of gas may pay any fee.
 */
const neutral: readonly string[] = [
  'atomic',
  'auxiliaryFunds',
  'dataSuffix',
  'flowControl',
  'multiDimensionalNonce',
  'paymasterService',
  'validityTimeRange',
]

/** Gives the account the code of a contract (ERC-7902), like a transaction with an `authorizationList`. */
const DELEGATING = 'eip7702Auth'

/** Capabilities that a batch and its calls request. Throws `REQUEST_UNREADABLE` for one that delegates the account. */
export function requestedCapabilities(batch: unknown): readonly RequestedCapability[] {
  const calls = read(batch, 'calls')
  return [batch, ...(Array.isArray(calls) ? calls : [])].flatMap((each: unknown) => {
    const requested = read(each, 'capabilities') ?? {}
    if (typeof requested !== 'object' || Array.isArray(requested) || Object.hasOwn(requested, DELEGATING))
      throw createError('REQUEST_UNREADABLE', undefined, { value: 'capabilities' })
    return Object.entries(requested).map(([name, value]: [string, unknown]) => ({
      name,
      value,
      isNeutral: neutral.includes(name),
    }))
  })
}
