import type { CaipNetwork } from '@foyer/chains'
import { atom } from 'jotai/vanilla'
import { internalsOf } from '../core/internals.ts'
import { requireParameters } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { requestEnd } from '../flows/requests/requests.ts'
import { createError } from '../flows/send/errors.ts'
import { requestNetwork } from '../flows/send/rules.ts'
import { openSendRequest, withdrawSendRequest } from '../flows/send/setSend.ts'
import { sendRequests } from '../flows/send/state.ts'
import type { SendRequest } from '../flows/send/types.ts'
import { accountAtoms, networkAtom, networksAtom } from '../wallet/state.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { settleAppRequest } from './appRequest.ts'

/**
 * Requests a transfer of the app from the visitor, on the requested network, in the modal that `show` opens. Resolves
 * with the hash of this transfer; a transfer that the visitor fills in does not count. Rejects with `MODAL_CLOSED` if
 * the modal closes before it is sent, with `SEND_NETWORK_MISSING` if the app removes the network before, and with
 * `SEND_UNCLEAR` if the wallet does not report a result.
 */
export async function openSend(
  config: Config,
  request: SendRequest,
  show: () => void,
): Promise<{ readonly hash: string }> {
  const { store } = internalsOf(config)
  requireParameters(config, 'openModal', request, 'amount', 'namespace', 'chainId', 'to')
  const { namespace, chainId } = request
  if (!Object.hasOwn(accountAtoms, namespace) || !store.get(accountAtoms[namespace]).isConnected)
    throw createError('SEND_ACCOUNT_MISSING')
  const wanted = requestNetwork(request)
  const find = (): CaipNetwork | undefined =>
    store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === wanted)
  const missing = (): Error => createError('SEND_NETWORK_MISSING', { chainId })
  const network = find()
  if (!network) throw missing()
  if (store.get(networkAtom).caipNetworkId !== network.caipNetworkId)
    await switchNetwork(config, { caipNetworkId: network.caipNetworkId })
  const own = openSendRequest(config, request)
  const settled = settleAppRequest(config, {
    name: 'openSend',
    atom: atom((get) => [get(sendRequests.atom), get(networksAtom)]),
    read() {
      const end = requestEnd(store.get(sendRequests.atom), (review) => review.request === own)
      if (end.status === 'sent') return { status: 'sent', result: { hash: end.hash } }
      return end.status === 'open' && !find() ? { status: 'failed', error: missing() } : end
    },
    closed: () => createError('MODAL_CLOSED'),
    withdraw: () => withdrawSendRequest(config, own),
  })
  show()
  return settled
}
