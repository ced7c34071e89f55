import type { SignerSource } from '../../adapter.ts'
import { isReviewed } from './isReviewed.ts'

/**
 * Has the source review a JSON-RPC request, and resolves with the parameters to pass to the wallet: a copy, so that
 * changes by the caller during the review have no effect.
 */
export async function reviewed(
  { reviewRequest }: SignerSource,
  method: string,
  params: readonly unknown[] | undefined,
): Promise<readonly unknown[] | undefined> {
  if (!reviewRequest || !isReviewed(method)) return params
  const asked = structuredClone(params)
  await reviewRequest({ namespace: 'eip155', method, params: asked })
  return asked
}
