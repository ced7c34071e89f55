import type { CaipAddress, CaipNetwork, RequestContent } from '@foyer/chains'
import type { ReviewRequest } from '../../core/internals.ts'
import { type ShownRequest, shownRequest } from '../../core/unfinished/unfinishedRules.ts'
import type { AskNow } from './askWallet.ts'
import type { Asked } from './reducer.ts'

/** Has the policies review a request, and asks the wallet; without a warning in the tick of their answer. */
export async function askReviewed<answer>(
  review: ReviewRequest,
  {
    account,
    network,
    method,
    params,
    signal,
    shown,
  }: {
    readonly account: CaipAddress
    readonly network: CaipNetwork
    /** Name of an operation, or JSON-RPC method. */
    readonly method: string
    readonly params: unknown
    readonly signal: AbortSignal | undefined
    /** Request as the visitor was shown it. @default by its content */
    readonly shown?: ShownRequest | undefined
  },
  {
    recheck,
    askNow,
    ask,
  }: {
    /** Compares the account and the network of the wallet with the request. */
    readonly recheck: () => Promise<void>
    readonly askNow: AskNow
    readonly ask: () => Promise<answer>
  },
): Promise<answer> {
  const { caipNetworkId } = network
  const { wasShown, content } = await review({ account, caipNetworkId, method, params, signal })
  // The visitor took time.
  if (wasShown) await recheck()
  return askNow(
    {
      operation: method,
      shown: shown ?? shownRequest(content, method, network),
      call: sentCall(method, content),
    },
    ask,
  )
}

/** The call of a transaction that the wallet sends; `undefined` for other requests, and for batches. */
function sentCall(method: string, content: RequestContent | undefined): Asked['call'] {
  if (content?.type !== 'transaction' || !/sendTransaction$/i.test(method)) return undefined
  const [call] = content.calls
  return call && { value: call.value, data: call.data }
}
