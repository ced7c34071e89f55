import type { CaipNetworkId } from '@foyer/chains'
import { createError } from '../../core/errors/backendErrors.ts'
import { failures } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { request } from '../backend/request.ts'
import { askSupport } from '../backend/supportedChains.ts'
import { backendUrl } from '../backend/url.ts'
import { historyEvent } from './queries.ts'
import { isPageWanted, keepTransactions } from './rules.ts'
import { historySchema } from './schema.ts'
import { toTransactions } from './toTransactions.ts'
import type { TransactionPage } from './types.ts'

export type FetchTransactionsParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** `next` of the previous page; absent for the first page. */
  readonly cursor?: string | undefined
  /** Purchases through an onramp provider, in place of transactions on the network. */
  readonly onramp?: 'coinbase' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Page of an account's transactions. A failure rejects with `TRANSACTIONS_FAILED`, and the modal shows a toast. */
export async function fetchTransactions(
  config: Config,
  {
    isQuiet = false,
    ...parameters
  }: FetchTransactionsParameters & {
    /** A failure shows no toast, because the shown list is refetched every few seconds. */
    readonly isQuiet?: boolean | undefined
  },
): Promise<TransactionPage> {
  try {
    return await readPage(config, parameters)
  } catch (cause) {
    parameters.signal?.throwIfAborted()
    const error = createError('TRANSACTIONS_FAILED', undefined, { cause, isRetryable: true })
    if (isQuiet) throw error
    const { address, cursor } = parameters
    historyEvent(config, 'ERROR_FETCH_TRANSACTIONS', { address, cursor })
    failures.emit(config, error)
    throw error
  }
}

async function readPage(config: Config, parameters: FetchTransactionsParameters): Promise<TransactionPage> {
  const { caipNetworkId, onramp, signal } = parameters
  const base = backendUrl(config, { service: 'blockchain', path: '/' })
  if (base === undefined) return { transactions: [] }
  if (!(await askSupport(config, caipNetworkId))) return { transactions: [] }
  const { origin } = new URL(base)
  let { cursor } = parameters
  for (let requests = 1; ; requests++) {
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next one
    const { data, next: found } = await ask(config, { ...parameters, cursor })
    const next = found || undefined
    const all = toTransactions(data, { config, path: historyPath(parameters.address), origin })
    const transactions = onramp ? all : keepTransactions(all, caipNetworkId)
    const isMore = next !== undefined && next !== cursor
    if (!isPageWanted({ shown: transactions.length, requests, cursor, next }))
      return { transactions, ...(isMore && { next }) }
    cursor = next
  }
}

const historyPath = (address: string): string => `/v1/account/${encodeURIComponent(address)}/history`

const ask = (
  config: Config,
  { address, caipNetworkId, cursor, onramp, signal }: FetchTransactionsParameters,
): Promise<{ readonly data: readonly unknown[]; readonly next?: string | null | undefined }> =>
  request(config, {
    service: 'blockchain',
    path: historyPath(address),
    query: { cursor, chainId: caipNetworkId, onramp },
    schema: historySchema,
    // Purchases are polled until they have arrived.
    cache: onramp && 'no-cache',
    signal,
  })
