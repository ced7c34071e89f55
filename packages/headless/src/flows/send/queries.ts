import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { loadPrepareSend } from './lazy.ts'
import type { SendFee, SendReview } from './types.ts'

/** About a block of most chains. */
const FEE_STALE_MS = 12_000

/**
 * Cost of a reviewed transfer, on chains that can estimate it.
 *
 * @example
 * ```ts
 * import { sendFeeQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const options = sendFeeQueryOptions(config, { review: undefined }) // disabled until there is a review
 * ```
 */
export const sendFeeQueryOptions = (
  config: Config,
  { review }: { readonly review: SendReview | undefined },
): FoyerQueryOptions<SendFee> => ({
  queryKey: [
    'foyer',
    config.id,
    'sendFee',
    { address: review?.account, token: review?.token.id, to: review?.to, value: review?.value },
  ],
  queryFn: async ({ signal }) => {
    const { fetchSendFee } = await loadPrepareSend()
    // `enabled` requires a review.
    return fetchSendFee(config, review as SendReview, signal)
  },
  staleTime: FEE_STALE_MS,
  enabled:
    review !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(review.caipNetworkId))?.operations.estimateTransfer !==
      undefined,
})
