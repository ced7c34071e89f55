import * as v from 'valibot'
import { createError } from '../errors/catalogue.ts'
import { causesOf, isFoyerError } from '../errors/FoyerError.ts'
import type { Capabilities, Operation } from '../operations.ts'
import { parseChainId } from './quantity.ts'
import { isMethodUnknown } from './rules.ts'
import { request, toWalletError } from './wire.ts'

const record = v.record(v.string(), v.unknown())

/** By chain id; invalid keys are dropped. */
const capabilitiesSchema = v.record(
  v.string(),
  v.fallback(v.record(v.string(), v.fallback(v.optional(record), undefined)), {}),
)

/** EIP-5792 `wallet_getCapabilities`: those of the network over those of all chains. */
export const getCapabilities: Operation<'getCapabilities'> = async (
  { network, provider, signal },
  { address },
) => {
  try {
    const answer = await request(provider, 'wallet_getCapabilities', [address], signal)
    const parsed = v.safeParse(capabilitiesSchema, answer)
    if (!parsed.success)
      throw createError('CAPABILITIES_UNREADABLE', undefined, {
        prefix: 'eip155:getCapabilities',
        cause: new v.ValiError(parsed.issues),
      })
    const all = parsed.output
    // Wallets write chain ids with or without leading zeros, in lower or upper case.
    const own = Object.entries(all).filter(([chainId]) => parseChainId(chainId) === `${Number(network.id)}`)
    return { ...all['0x0'], ...own[0]?.[1] } as Capabilities
  } catch (error) {
    if (isMethodUnknown(error) && !signal?.aborted) return {}
    // The connector's provider may have wrapped this error already.
    const unreadable = [...causesOf(error)].find((cause) => isFoyerError(cause, 'CAPABILITIES_UNREADABLE'))
    throw (
      unreadable ??
      toWalletError(error, { operation: 'getCapabilities', code: 'CAPABILITIES_FAILED', signal })
    )
  }
}
