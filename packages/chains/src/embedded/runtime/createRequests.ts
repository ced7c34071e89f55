import { createError } from '../errors.ts'
import type { EmbeddedBridge } from '../providers/bridge.ts'
import { rpcKind, toRpcChainId } from '../rules.ts'
import { toWireNetwork } from '../toWireNetwork.ts'
import type { FrameController } from './createFrameController.ts'
import type { Sessions } from './createSessions.ts'
import type { RuntimeParts } from './types.ts'

/** Sends requests of the providers to the frame: shows the frame for approvals, rejects blocked methods. */
export function createRequests(
  { context, emit, getState, patchState }: RuntimeParts,
  { open }: FrameController,
  sessions: Sessions,
): EmbeddedBridge['request'] {
  const emitApproval = (status: 'asked' | 'approved' | 'failed'): void => {
    patchState({ approvals: getState().approvals + (status === 'asked' ? 1 : -1) })
    emit({ type: 'approval', status })
  }
  return async (namespace, { method, params, network = sessions.networkOf(namespace) }) => {
    const kind = rpcKind(method)
    if (kind === 'blocked') {
      emit({ type: 'approval', status: 'blocked' })
      throw createError('METHOD_NOT_ALLOWED', undefined, { value: method })
    }
    if (!network || !sessions.of(namespace)) throw createError('NOT_CONNECTED')
    const { client } = open()
    const { rpcUrl } = toWireNetwork(context, network)
    const isShown = kind === 'unsafe'
    if (isShown) emitApproval('asked')
    try {
      const chainId = toRpcChainId(network)
      const payload = { method, params, chainNamespace: namespace, chainId, rpcUrl }
      const answer = await client.request('RPC_REQUEST', payload)
      if (isShown) emitApproval('approved')
      return answer
    } catch (error) {
      if (isShown) emitApproval('failed')
      throw error
    }
  }
}
