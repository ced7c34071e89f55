import { type AskedTransaction, type CaipAddress, parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { lastRequest } from './reducer.ts'
import { appRequests } from './requests.ts'

/**
 * Request of the app on this page that was answered with the hash of a transaction or the id of a batch, and with which account and network;
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
