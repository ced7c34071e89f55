import { isSendUnclear, type RequestContent, type Signer, type SignerRequest } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { trackRequest } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { askOnce } from './askOnce.ts'
import { sentTransactions } from './sentTransactions.ts'
import { askNoted } from '../../core/unfinished/unfinishedRequests.ts'
import { shownRequest } from '../../core/unfinished/unfinishedRules.ts'

/**
 * Reviews a request that code of the app makes through a provider or signer of the config, and asks the wallet, like
 * actions do: requests with the same parameters, while one is under way, are one request; it is stored until the answer
 * is here; a sent transaction is followed to its outcome. Rejects with `ACCOUNT_CHANGED` or `NETWORK_CHANGED` if the
 * connection changed while the visitor was asked.
 */
export async function reviewSignerRequest<answer>(
  config: Config,
  request: SignerRequest,
  ask: () => Promise<answer>,
): Promise<answer> {
  const signer = config.getSigner(request.namespace)
  // The provider or signer reports this.
  if (!signer) return ask()
  const { caipNetworkId } = signer.network
  const account = `${caipNetworkId}:${signer.address}` as const
  const { method, params, signal } = request
  return askOnce(config, method, { account, caipNetworkId, signal }, { params }, () =>
    trackRequest(internalsOf(config), askReviewed(config, { request, signer, account }, ask)),
  )
}

async function askReviewed<answer>(
  config: Config,
  {
    request: { namespace, method, params, signal },
    signer: { address, network },
    account,
  }: {
    readonly request: SignerRequest
    readonly signer: Signer
    readonly account: `${Signer['network']['caipNetworkId']}:${string}`
  },
  ask: () => Promise<answer>,
): Promise<answer> {
  const internals = internalsOf(config)
  const { caipNetworkId } = network
  const review = await internals.ports.loadReview(namespace)
  const { wasShown, content } = await review({ account, caipNetworkId, method, params, signal })
  if (wasShown) {
    const now = config.getSigner(namespace)
    if (now?.address !== address) throw createError('ACCOUNT_CHANGED')
    if (now.network.caipNetworkId !== caipNetworkId) throw createError('NETWORK_CHANGED')
  }
  const noted = { operation: method, account, caipNetworkId, ...shownRequest(content, method, network) }
  const answer = await askNoted(internals, noted, { ask, signal, isUnclear: isSendUnclear })
  const sent = sentTransaction(content, answer)
  if (sent) sentTransactions.emit(config, { ...sent, address, network })
  return answer
}

/** Hash and content of a transaction that the wallet has sent; `undefined` for other requests, and for batches. */
function sentTransaction(
  content: RequestContent | undefined,
  answer: unknown,
): { readonly hash: string; readonly value: bigint; readonly data: string | undefined } | undefined {
  if (content?.type !== 'transaction' || content.calls.length !== 1 || typeof answer !== 'string')
    return undefined
  const [call] = content.calls
  return call && { hash: answer, value: call.value, data: call.data }
}
