import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { loadNetworkActions } from '../../wallet/network/lazy.ts'
import { maxAmount, transferToken } from './rules.ts'
import { patchForm, sendAtom } from './state.ts'
import type { TokenBalance } from '../../data/tokens/types.ts'

/** Makes the amount all that can be sent of the chosen token: of a native currency, what its transfer costs stays. */
export async function setMaxSendAmount(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { token } = internals.store.get(sendAtom)
  if (!token) return
  const reserve = transferToken(token.address) === undefined ? await reserveOf(config, token) : undefined
  // Something else was chosen meanwhile.
  if (internals.store.get(sendAtom).token !== token) return
  const { numeric: balance, decimals } = token.quantity
  patchForm(internals, { amount: maxAmount({ balance, decimals: Number(decimals), reserve }) })
}

/** Nobody who could say: all of it, and the wallet says that this is too much. */
async function reserveOf(config: Config, { caipNetworkId }: TokenBalance): Promise<string | undefined> {
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  const gasPrice = options.enabled
    ? await config.queryClient
        .fetchQuery({ ...options, retry: false, networkMode: 'always' })
        .then(({ standard }) => BigInt(standard))
        .catch(() => undefined)
    : undefined
  const { readChain } = await loadNetworkActions()
  return readChain(config, 'getTransferReserve', { caipNetworkId, parameters: { gasPrice } }).catch(
    () => undefined,
  )
}
