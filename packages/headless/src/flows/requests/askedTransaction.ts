import { type AskedTransaction, type CaipAddress, parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { lastRequest, appRequests } from './requests.ts'

/**
 * Request of this page that the wallet answered with this transaction hash or batch id, with its account and network;
 * `undefined` after a reload.
 */
export function askedTransaction(
  config: Config,
  hash: string,
):
  | { readonly account: CaipAddress; readonly address: string; readonly asked: AskedTransaction | undefined }
  | undefined {
  const { store } = internalsOf(config)
  const request = lastRequest(store.get(appRequests.atom), ({ sent }) => sent?.hash === hash)
  if (!request) return undefined
  const { account, caipNetworkId } = request.review
  const { address } = parseCaipAddress(account)
  return { account: `${caipNetworkId}:${address}`, address, asked: request.asked?.transaction }
}
