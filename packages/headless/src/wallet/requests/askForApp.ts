import { type CaipAddress, type CaipNetwork, parseCaipAddress, type RequestContent } from '@foyer/chains'
import { internalsOf, type ReviewRequest } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { type ShownRequest, shownRequest } from '../../core/unfinished/unfinishedRules.ts'
import { type SentTransaction, sentTransactions } from './sentTransactions.ts'
import { type AskNow, askWallet } from './askWallet.ts'
import { type Asked, requestOf } from './reducer.ts'
import { appRequests, showReview } from './requests.ts'

export type AppRequest<answer> = {
  /** Name of the operation, or JSON-RPC method. */
  readonly operation: string
  readonly account: CaipAddress
  readonly network: CaipNetwork
  /** Parameters: while a request is under way, one with equal parameters is the same, so that a double click is one. */
  readonly parameters: unknown
  readonly signal?: AbortSignal | undefined
  readonly isUnclear?: ((error: unknown) => boolean) | undefined
  /** Another way to the answer, after the wallet has refused. */
  readonly instead?: ((error: unknown) => Promise<answer> | undefined) | undefined
}

/** Asks a wallet what the app requests, by the machine of all reviewed requests. A sent transaction is followed. */
export function askForApp<answer>(
  config: Config,
  { operation, account, network, parameters, signal, isUnclear, instead }: AppRequest<answer>,
  request: (askNow: AskNow) => Promise<answer>,
): Promise<answer> {
  const internals = internalsOf(config)
  const { caipNetworkId } = network
  const subject = `${operation} ${JSON.stringify([account, caipNetworkId, parameters], writeBigInt)}`
  const review = showReview(config, appRequests, { account, caipNetworkId, subject })
  const asking = askWallet(config, appRequests, {
    review,
    // The app may name another account than the one in use.
    inUse: review,
    request,
    signal,
    isUnclear,
    onSent({ hash }) {
      const asked = requestOf(internals.store.get(appRequests.atom), review)?.asked
      const call = asked && sentCall(asked)
      if (call)
        sentTransactions.emit(config, {
          ...call,
          asked: asked.transaction,
          hash,
          address: parseCaipAddress(account).address,
          network,
          onOutcome: (outcome) => appRequests.dispatch(internals, { type: 'outcome', review, outcome }),
        })
    },
    onAnswer: (answer) => answer,
    onError: (error) => instead?.(error),
  })
  // It is the app that shows it: this one is asked, or the same as another one.
  appRequests.dispatch(internals, { type: 'withdrawn' })
  return asking
}

const writeBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)

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
    now,
  }: {
    /** Compares the account and the network of the wallet with the request. */
    readonly recheck: () => Promise<void>
    readonly askNow: AskNow
    readonly ask: () => Promise<answer>
    readonly now: () => number
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
      transaction: sentTransaction(content, now()),
    },
    ask,
  )
}

/** Transaction that the wallet is asked for; without calls where the content of the request is not read. */
function sentTransaction(content: RequestContent | undefined, time: number): Asked['transaction'] {
  if (content?.type !== 'transaction') return content?.type === 'other' ? { time } : undefined
  return {
    time,
    calls: content.calls.map(({ to, value, data, effects }) => ({ to, value, data, effects })),
  }
}

/** The call of a transaction that the wallet sends; `undefined` for other requests, and for batches. */
function sentCall({ operation, transaction }: Asked): Pick<SentTransaction, 'value' | 'data'> | undefined {
  const [call] = (/sendTransaction$/i.test(operation) && transaction?.calls) || []
  return call && { value: call.value, data: call.data }
}
