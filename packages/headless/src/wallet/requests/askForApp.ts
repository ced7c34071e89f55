import { type CaipAddress, type CaipNetwork, parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { sentTransactions } from './sentTransactions.ts'
import { type AskNow, askWallet } from './askWallet.ts'
import { requestOf } from './reducer.ts'
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
    onAnswer(answer) {
      const { asked, sent } = requestOf(internals.store.get(appRequests.atom), review) ?? {}
      if (asked?.call && sent)
        sentTransactions.emit(config, {
          ...asked.call,
          hash: sent.hash,
          address: parseCaipAddress(account).address,
          network,
          onOutcome: (outcome) => appRequests.dispatch(internals, { type: 'outcome', review, outcome }),
        })
      return answer
    },
    onError: (error) => instead?.(error),
  })
  // It is the app that shows it: this one is asked, or the same as another one.
  appRequests.dispatch(internals, { type: 'withdrawn' })
  return asking
}

const writeBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)
