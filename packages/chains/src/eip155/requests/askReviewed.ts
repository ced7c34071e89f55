import type { SignerSource } from '../../adapter.ts'
import { toProviderError } from '../ProviderRpcError.ts'
import { isReviewed } from './isReviewed.ts'

/**
 * Lets the source review a JSON-RPC request, and then asks the wallet with `ask`. Review and wallet get a copy of the
 * parameters, so that changes by the caller during the review have no effect. Errors of the review have EIP-1193 codes.
 */
export async function askReviewed<answer>(
  { reviewRequest }: SignerSource,
  { method, params }: { readonly method: string; readonly params?: readonly unknown[] | undefined },
  ask: (params: readonly unknown[] | undefined) => Promise<answer>,
): Promise<answer> {
  if (!reviewRequest || !isReviewed(method)) return ask(params)
  const asked = structuredClone(params)
  let isAsked = false
  try {
    return await reviewRequest({ namespace: 'eip155', method, params: asked }, () => {
      isAsked = true
      return ask(asked)
    })
  } catch (error) {
    throw isAsked ? error : toProviderError(error)
  }
}
