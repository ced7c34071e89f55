import { accountAtoms } from '../wallet/accountState.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { networkAtom, networksAtom } from '../wallet/networkState.ts'
import { createError } from '../flows/send/errors.ts'
import { sendAtom } from '../flows/send/state.ts'
import type { SendRequest } from '../flows/send/types.ts'

const NAME = 'openSend'

/**
 * Opens a reviewed transfer for the visitor: on the given network, in the modal opened by `show`. Resolves when it is
 * sent, and rejects when the modal closes before.
 */
export async function openSend(
  config: Config,
  { namespace, chainId }: SendRequest,
  show: () => void,
): Promise<{ readonly hash: string }> {
  const { store, endsWithModal } = internalsOf(config)
  if (!store.get(accountAtoms[namespace]).isConnected) throw createError('SEND_ACCOUNT_MISSING')
  const wanted = chainId.startsWith(`${namespace}:`) ? chainId : `${namespace}:${chainId}`
  const network = store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (!network) throw createError('SEND_NETWORK_MISSING', { chainId })
  if (store.get(networkAtom).caipNetworkId !== network.caipNetworkId)
    await switchNetwork(config, { caipNetworkId: network.caipNetworkId })
  const before = store.get(sendAtom)
  show()
  return new Promise((resolve, reject) => {
    const stop = store.sub(sendAtom, () => {
      const { last, unclear } = store.get(sendAtom)
      const isUnclear = unclear !== undefined && unclear !== before.unclear
      if (!isUnclear && (!last || last.hash === before.last?.hash)) return
      end()
      // It may have been sent: the app must not read that it was not.
      if (isUnclear) reject(unclear.error)
      else if (last) resolve({ hash: last.hash })
    })
    const end = (): void => {
      stop()
      endsWithModal.delete(NAME)
    }
    // Ends an earlier request.
    endsWithModal.get(NAME)?.()
    endsWithModal.set(NAME, () => {
      end()
      reject(createError('MODAL_CLOSED'))
    })
  })
}
