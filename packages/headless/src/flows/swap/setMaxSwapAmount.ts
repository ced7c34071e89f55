import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { changeSwap } from './changeSwap.ts'
import { decimalsOf } from './formRules.ts'
import { maxSwapAmount } from './quoteRules.ts'
import { swapAtom } from './state.ts'

/** Makes the amount all that can be given: of a native currency, what a swap costs stays. */
export async function setMaxSwapAmount(config: Config): Promise<void> {
  const { store } = internalsOf(config)
  const { sourceToken: token } = store.get(swapAtom)
  if (!token) return
  const { caipNetworkId, quantity } = token
  const isNative = tokenKey(token.id) === tokenKey(tokenId(caipNetworkId, undefined))
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  const gasPrice = isNative
    ? await config.queryClient
        .fetchQuery({ ...options, retry: false, networkMode: 'always' })
        .then(({ standard }) => standard)
        .catch(() => undefined)
    : undefined
  // Something else was chosen meanwhile.
  if (store.get(swapAtom).sourceToken !== token) return
  const amount = maxSwapAmount({
    balance: quantity.numeric,
    decimals: decimalsOf(token),
    isNative,
    gasPrice,
  })
  changeSwap(config, { amount }, { isTyped: false })
}
