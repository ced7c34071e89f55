import * as v from 'valibot'
import { createError } from '../errors/catalogue.ts'
import { causesOf, isFoyerError, read } from '../errors/FoyerError.ts'
import type { Capabilities, Operation } from '../operations.ts'
import { parseChainId } from './parseChainId.ts'
import { request } from './request.ts'
import { toWalletError } from './toWalletError.ts'

const record = v.record(v.string(), v.unknown())

/** By chain id. What is not of that form is not there. */
const capabilitiesSchema = v.record(
  v.string(),
  v.fallback(v.record(v.string(), v.fallback(v.optional(record), undefined)), {}),
)

/** "I do not know this method", in the numbers of EIP-1193 and JSON-RPC. */
const UNKNOWN_METHOD_CODES: readonly unknown[] = [4200, -32601]

const prefix = 'eip155:getCapabilities'

/** EIP-5792 `wallet_getCapabilities`: those of all chains, and over them those of the network. */
export const getCapabilities: Operation<'getCapabilities'> = async (
  { network, provider, signal },
  { address },
) => {
  try {
    const answer = await request(provider, 'wallet_getCapabilities', [address], signal)
    const parsed = v.safeParse(capabilitiesSchema, answer)
    if (!parsed.success)
      throw createError('CAPABILITIES_UNREADABLE', undefined, {
        prefix,
        cause: new v.ValiError(parsed.issues),
      })
    const all = parsed.output
    // Wallets write a chain's id with and without leading zeros, in small and large letters.
    const own = Object.entries(all).filter(([chainId]) => parseChainId(chainId) === `${Number(network.id)}`)
    return { ...all['0x0'], ...own[0]?.[1] } as Capabilities
  } catch (error) {
    const isUnknown = [...causesOf(error)].some((cause) => UNKNOWN_METHOD_CODES.includes(read(cause, 'code')))
    if (isUnknown && !signal?.aborted) return {}
    // A connector may have found that out first, behind an error of its provider.
    const unreadable = [...causesOf(error)].find((cause) => isFoyerError(cause, 'CAPABILITIES_UNREADABLE'))
    throw (
      unreadable ??
      toWalletError(error, { operation: 'getCapabilities', code: 'CAPABILITIES_FAILED', signal })
    )
  }
}
