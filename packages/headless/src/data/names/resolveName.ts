import { type CaipNetworkId, isAddress, toCoinType } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { getNetwork } from '../../wallet/getNetwork.ts'
import { readChain } from '../../wallet/readChain.ts'
import { namespaceOf } from '../../wallet/selectionRules.ts'
import { createError } from './errors.ts'
import { isAsked, namesOf } from './namesOf.ts'
import { refusal } from '../backend/readRows.ts'
import { chooseAddress } from './rules.ts'
import type { ResolvedName } from '../../core/contracts/names.ts'

export type ResolveNameParameters = {
  readonly name: string
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** Any EVM chain (ENSIP-19), and Ethereum's number from before chains had any. */
const EVERYWHERE = 2 ** 31
const ETHEREUM = 60

/**
 * What a name stands for on a network. Whatever is asked for is spelled the one way it can be registered (ENSIP-15):
 * `NAME_INVALID` says what is wrong with one that cannot, and nobody is asked. Rejects with `NAME_RESOLVE_FAILED` for a
 * name that nobody has; on a network that the backend does not know, it leads nowhere.
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
  {
    caipNetworkId = getNetwork(config).caipNetworkId,
    signal,
    ...parameters
  }: ForConfig<ResolveNameParameters, config>,
): Promise<ResolvedName> {
  const name = await readChain(config, 'normalizeName', {
    caipNetworkId,
    parameters: { name: parameters.name.trim() },
    signal,
  })
  if (!(await isAsked(config, caipNetworkId))) {
    return { name, addresses: {}, attributes: [], address: null, avatar: null }
  }
  signal?.throwIfAborted()
  try {
    const record = await namesOf(config).resolveName({ name, signal })
    return {
      ...record,
      // The one that was asked for, however the answer spells it.
      name,
      address: chooseAddress(record.addresses, {
        coinTypes: coinTypesOf(caipNetworkId),
        isUsable: (address) => isAddress(namespaceOf(caipNetworkId), address),
      }),
      avatar: record.attributes.find(({ avatar }) => avatar !== undefined)?.avatar ?? null,
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw createError('NAME_RESOLVE_FAILED', refusal(cause), { cause })
  }
}

/** The coin types under which a network's address may stand, the best first; none beyond what ENSIP-11 can number. */
function coinTypesOf(caipNetworkId: CaipNetworkId): readonly number[] {
  const chainId = Number(caipNetworkId.slice(caipNetworkId.indexOf(':') + 1))
  const own = chainId < EVERYWHERE ? [toCoinType(chainId)] : []
  return chainId === 1 ? [...own, ETHEREUM, EVERYWHERE] : [...own, EVERYWHERE, ETHEREUM]
}
