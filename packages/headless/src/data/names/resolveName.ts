import { type CaipNetworkId, isAddress, isFoyerError, parseCaipNetworkId } from '@foyer/chains'
import type { ResolvedName } from '../../core/contracts/names.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { getNetwork } from '../../wallet/state.ts'
import { refusal } from '../backend/request.ts'
import { createError } from './errors.ts'
import { chooseAddress, evmCoinTypes } from './nameRecord.ts'
import { areNamesSupported, namesOf } from './namesOf.ts'

export type ResolveNameParameters = {
  readonly name: string
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Resolves a name on an EVM network. `address` is that of the network's coin type, on Ethereum mainnet else of coin
 * type 60, else of the default EVM coin type (ENSIP-19). It is `null` if the name has none of them, or the backend does
 * not know the network. The name is normalized first (ENSIP-15): an invalid name rejects with `NAME_INVALID` without a
 * request. Rejects with `NAME_RESOLVE_FAILED` for a name that is not registered, and, with `isRetryable`, without an
 * answer.
 *
 * @example
 * ```ts
 * import { resolveName } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { address } = await resolveName(config, { name: 'mira.example' })
 * ```
 */
export async function resolveName<config extends Config>(
  config: config,
  parameters: ForConfig<ResolveNameParameters, config>,
): Promise<ResolvedName> {
  requireParameters(config, 'resolveName', parameters, 'name')
  const { caipNetworkId = getNetwork(config).caipNetworkId, signal } = parameters
  const name = await readChain(config, 'normalizeName', {
    caipNetworkId,
    parameters: { name: parameters.name.trim() },
    signal,
  })
  try {
    if (!(await areNamesSupported(config, caipNetworkId)))
      return { name, addresses: {}, attributes: [], address: null, avatar: null }
    signal?.throwIfAborted()
    const record = await namesOf(config).resolveName({ name, signal })
    return {
      ...record,
      // The requested name, not the spelling of the answer.
      name,
      address: chooseAddress(record.addresses, {
        coinTypes: evmCoinTypes(Number(parseCaipNetworkId(caipNetworkId).chainId)),
        isUsable: (address) => isAddress(namespaceOf(caipNetworkId), address),
      }),
      avatar: record.attributes.find(({ avatar }) => avatar !== undefined)?.avatar ?? null,
    }
  } catch (cause) {
    signal?.throwIfAborted()
    // Only a refusal of the backend is an answer about the name.
    const isRetryable = !isFoyerError(cause, 'HTTP_FAILED') || cause.isRetryable
    throw createError('NAME_RESOLVE_FAILED', refusal(cause), { cause, isRetryable })
  }
}
